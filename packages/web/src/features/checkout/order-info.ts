/** What is to be ordered, as the checkout passes it on: goods, variant, pieces. */
export interface WantedLine {
  readonly id: string;
  readonly skuId: string;
  readonly count: number;
}

/** Triplets, all joined by commas, as order!submit and order!quote take them. */
export const orderInfoOf = (lines: readonly WantedLine[]): string =>
  lines.map(({ id, skuId, count }) => `${id},${skuId},${count}`).join(',');

const WHOLE =
  /^[A-Za-z0-9_-]{1,64},[A-Za-z0-9_-]{1,64},[1-9]\d{0,2}(,[A-Za-z0-9_-]{1,64},[A-Za-z0-9_-]{1,64},[1-9]\d{0,2})*$/;

/** The lines of such a text; none where it is something else, such as a mistyped URL. */
export function linesOf(text: string): readonly WantedLine[] {
  if (!WHOLE.test(text)) return [];
  const parts = text.split(',');
  return Array.from({ length: parts.length / 3 }, (_, index) => {
    const [id = '', skuId = '', count = ''] = parts.slice(index * 3, index * 3 + 3);
    return { id, skuId, count: Number(count) };
  });
}

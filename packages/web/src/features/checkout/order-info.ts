/** A line to be ordered. */
export interface WantedLine {
  readonly id: string;
  readonly skuId: string;
  readonly count: number;
}

/** The order items in the format of order!submit and order!quote: triplets joined by commas. */
export const orderInfoOf = (lines: readonly WantedLine[]): string =>
  lines.map(({ id, skuId, count }) => `${id},${skuId},${count}`).join(',');

const ORDER_INFO =
  /^[A-Za-z0-9_-]{1,64},[A-Za-z0-9_-]{1,64},[1-9]\d{0,2}(,[A-Za-z0-9_-]{1,64},[A-Za-z0-9_-]{1,64},[1-9]\d{0,2})*$/;

/** Parses order items; an invalid text, such as a mistyped URL, has no lines. */
export function linesOf(text: string): readonly WantedLine[] {
  if (!ORDER_INFO.test(text)) return [];
  const parts = text.split(',');
  return Array.from({ length: parts.length / 3 }, (_, index) => {
    const [id = '', skuId = '', count = ''] = parts.slice(index * 3, index * 3 + 3);
    return { id, skuId, count: Number(count) };
  });
}

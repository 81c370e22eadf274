/** The maximum number of values in the URL (contract: `attrValueIds`, `sellerIds`). */
const MAX_VALUES = 20;
const ID = /^[A-Za-z0-9_-]{1,64}$/;

/** Parses the comma-separated value ids of the URL; undefined if there are none. */
export function parseValues(text: string | null): string | undefined {
  const ids = (text ?? '').split(',').filter((id) => ID.test(id));
  return ids.length === 0 ? undefined : [...new Set(ids)].slice(0, MAX_VALUES).join(',');
}

export const chosenValues = (values: string | undefined): readonly string[] => values?.split(',') ?? [];

/** The chosen values after one was added or removed. */
export function toggleValue(values: string | undefined, id: string): string | undefined {
  const ids = chosenValues(values);
  return parseValues((ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]).join(','));
}

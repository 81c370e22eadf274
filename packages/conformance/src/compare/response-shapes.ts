/** What two answers must have in common: names and kinds, and none of their contents. */

/** What is absent has no form of its own. */
export const nothing = 'null';
const absent = 'absent';

/** The form of a value; lists are as their first row. */
export function formOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.length > 0 ? [formOf(value[0])] : [];
  if (value === null || value === undefined) return nothing;
  if (typeof value !== 'object') return typeof value;
  const entries = Object.entries(value).map(([name, one]) => [name, formOf(one)] as const);
  return Object.fromEntries(entries.sort(([a], [b]) => a.localeCompare(b)));
}

/** Where two forms part. */
export interface Parting {
  readonly path: string;
  readonly first: unknown;
  readonly second: unknown;
}

const isNamed = (form: unknown): form is Record<string, unknown> =>
  typeof form === 'object' && form !== null && !Array.isArray(form);

/** Fields in the order of their names: the first that parts. */
function partingOfFields(
  first: Record<string, unknown>,
  second: Record<string, unknown>,
  path: string,
): Parting | undefined {
  for (const name of new Set([...Object.keys(first), ...Object.keys(second)])) {
    const parting = partingOf(first[name] ?? absent, second[name] ?? absent, `${path}.${name}`);
    if (parting) return parting;
  }
  return undefined;
}

/** The first place at which two forms part; nowhere where one of them has nothing to show: an empty list, a null. */
export function partingOf(first: unknown, second: unknown, path = 'data'): Parting | undefined {
  if (first === nothing || second === nothing || first === second) return undefined;
  if (isNamed(first) && isNamed(second)) return partingOfFields(first, second, path);
  if (!Array.isArray(first) || !Array.isArray(second)) return { path, first, second };
  const hasRows = first.length > 0 && second.length > 0;
  return hasRows ? partingOf(first[0], second[0], `${path}[0]`) : undefined;
}

/** Compares what two responses have in common: field names and types, not contents. */

/** The shape of null and of missing values. It matches every other shape. */
export const EMPTY_SHAPE = 'null';
const ABSENT = 'absent';

/** The shape of a value. A list has the shape of its first row. */
export function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.length > 0 ? [shapeOf(value[0])] : [];
  if (value === null || value === undefined) return EMPTY_SHAPE;
  if (typeof value !== 'object') return typeof value;
  const entries = Object.entries(value).map(([name, field]) => [name, shapeOf(field)] as const);
  return Object.fromEntries(entries.sort(([a], [b]) => a.localeCompare(b)));
}

export interface ShapeDifference {
  /** Where the shapes differ, such as `data.pageList[0].price`. */
  readonly path: string;
  readonly first: unknown;
  readonly second: unknown;
}

const isObject = (shape: unknown): shape is Record<string, unknown> =>
  typeof shape === 'object' && shape !== null && !Array.isArray(shape);

function fieldDifferences(
  first: Record<string, unknown>,
  second: Record<string, unknown>,
  path: string,
): readonly ShapeDifference[] {
  const names = [...new Set([...Object.keys(first), ...Object.keys(second)])];
  return names.flatMap((name) =>
    shapeDifferences(first[name] ?? ABSENT, second[name] ?? ABSENT, `${path}.${name}`),
  );
}

/** All differences between two shapes. An empty list or a null differs from nothing. */
export function shapeDifferences(first: unknown, second: unknown, path = 'data'): readonly ShapeDifference[] {
  if (first === EMPTY_SHAPE || second === EMPTY_SHAPE || first === second) return [];
  if (isObject(first) && isObject(second)) return fieldDifferences(first, second, path);
  if (!Array.isArray(first) || !Array.isArray(second)) return [{ path, first, second }];
  const hasRows = first.length > 0 && second.length > 0;
  return hasRows ? shapeDifferences(first[0], second[0], `${path}[0]`) : [];
}

import { readJson } from '../../shared/stored-json.ts';

type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

interface Leaf {
  readonly path: readonly string[];
  readonly text: string;
}

/** The single values of a JSON text with their paths, so that each can have a field of its own. */
export function leavesOf(json: string): readonly Leaf[] {
  const walk = (value: Json, path: readonly string[]): readonly Leaf[] =>
    typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([key, child]) => walk(child as Json, [...path, key]))
      : [{ path, text: String(value) }];
  return walk(readJson(json) as Json, []);
}

const isNumber = (text: string): boolean => /^\d+(\.\d+)?$/.test(text);

/** The values of a JSON text to read: a list of two numbers, such as days from and to, is one value. */
export function factsOf(json: string): readonly Leaf[] {
  const leaves = leavesOf(json);
  const parentOf = ({ path }: Leaf): string => path.slice(0, -1).join('\n');
  return leaves.flatMap((leaf) => {
    const pair = leaves.filter((other) => parentOf(other) === parentOf(leaf));
    const [from, to] = pair;
    const isRange =
      pair.length === 2 && from?.path.at(-1) === '0' && pair.every(({ text }) => isNumber(text));
    if (!isRange) return [leaf];
    return leaf === from ? [{ path: leaf.path.slice(0, -1), text: `${from.text}–${to?.text}` }] : [];
  });
}

/** The JSON text with other single values. Each keeps its type. */
export function withLeaves(json: string, texts: readonly string[]): string {
  let index = 0;
  const next = (before: string | number | boolean | null): Json => {
    const text = (texts[index++] ?? '').trim();
    if (typeof before === 'number') return Number(text);
    return typeof before === 'boolean' ? text === 'true' : text;
  };
  const walk = (value: Json): Json => {
    if (Array.isArray(value)) return value.map((child) => walk(child as Json));
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, walk(child as Json)]));
    return next(value as string | number | boolean | null);
  };
  return JSON.stringify(walk(readJson(json) as Json));
}

/** Resolves the names of `--only`. A name that selects nothing must not silently select everything. */
import { UsageError } from '../runner/usage-error.ts';
import { findNearest } from './nearest-names.ts';

interface Named {
  readonly id: string;
  /** The path of an operation. */
  readonly path?: string;
}

const isPath = (name: string): boolean => name.includes('!') || name.startsWith('/');
const matches =
  (name: string) =>
  ({ id, path }: Named): boolean =>
    isPath(name)
      ? (path?.startsWith(name.startsWith('/') ? name : `/api/${name}`) ?? false)
      : id.startsWith(name);

export interface SelectableNames {
  readonly inRun: readonly Named[];
  /** What other options would add to the run. */
  readonly leftOut: readonly Named[];
}

function resolveName(name: string, { inRun, leftOut }: SelectableNames): readonly string[] {
  const selected = inRun.filter(matches(name));
  // The beginning of an id selects checks and operations alike, so it stays as it is.
  if (selected.length > 0) return isPath(name) ? selected.map(({ id }) => id) : [name];
  if (leftOut.some(matches(name)))
    throw new UsageError(`--only ${name} selects what this run leaves out: see --extensions and --quick.`);
  const known = [...inRun, ...leftOut].map(({ id, path }) => (isPath(name) ? (path ?? id) : id));
  throw new UsageError(
    `--only ${name} matches no check and no operation. Did you mean ${findNearest(name, known).join(', ')}?`,
  );
}

/**
 * Returns ids or their beginnings, without empty names and with ids in place of paths.
 * @throws {UsageError} for a name that selects nothing.
 */
export function selectIds(only: readonly string[], names: SelectableNames): readonly string[] {
  const given = only.map((name) => name.trim()).filter((name) => name !== '');
  if (only.length > 0 && given.length === 0)
    throw new UsageError('--only takes names of checks or operations.');
  return given.flatMap((name) => resolveName(name, names));
}

/** Which checks and operations the names of `--only` mean. A name that means nothing would silently judge everything. */
import { nearest } from './nearest-names.ts';
import { UsageError } from '../runner/usage-error.ts';

interface Named {
  readonly id: string;
  /** Of an operation: what reports show of it. */
  readonly path?: string;
}

const isPath = (name: string): boolean => name.includes('!') || name.startsWith('/');
const isMeantBy =
  (name: string) =>
  ({ id, path }: Named): boolean =>
    isPath(name)
      ? (path?.startsWith(name.startsWith('/') ? name : `/api/${name}`) ?? false)
      : id.startsWith(name);

/** What this run could judge, and what only other options bring in. */
export interface Judgeable {
  readonly inRun: readonly Named[];
  readonly leftOut: readonly Named[];
}

function idsOf(name: string, { inRun, leftOut }: Judgeable): readonly string[] {
  const meant = inRun.filter(isMeantBy(name));
  // The beginning of a name stays what it is: it means checks and operations alike.
  if (meant.length > 0) return isPath(name) ? meant.map(({ id }) => id) : [name];
  if (leftOut.some(isMeantBy(name)))
    throw new UsageError(`--only ${name} names what this run leaves out: see --extensions and --quick.`);
  const known = [...inRun, ...leftOut].map(({ id, path }) => (isPath(name) ? (path ?? id) : id));
  throw new UsageError(
    `--only ${name} names no check and no operation. Near: ${nearest(name, known).join(', ')}.`,
  );
}

/** Ids or their beginnings, without empty parts and with ids in place of paths; fails for what means nothing. */
export function meantIds(only: readonly string[], judgeable: Judgeable): readonly string[] {
  const names = only.map((name) => name.trim()).filter((name) => name !== '');
  if (only.length > 0 && names.length === 0)
    throw new UsageError('--only takes names of checks or operations.');
  return names.flatMap((name) => idsOf(name, judgeable));
}

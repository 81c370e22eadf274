/** Step 4: the errors in the compact form that bundles carry; `error-key.ts` of the SDK reads it. */
import { errorHash } from '@openmall/sdk/codegen';
import type { Contract, ErrorEntry } from '../../contract/contract.ts';

type Catalogue = Record<string, ErrorEntry>;

/** Codes that identify an error without its text. Both errors of 403 mean the same to a client. */
function uniqueCodes(catalogue: Catalogue): Map<string, string> {
  const keysByCode = Map.groupBy(
    Object.entries(catalogue).filter(([, { answeredBy }]) => !['client', 'reserved'].includes(answeredBy)),
    ([, { code }]) => code,
  );
  return new Map(
    [...keysByCode].flatMap(([code, [first, second]]) =>
      first && (!second || code === '403') ? [[first[0], code] as const] : [],
    ),
  );
}

const sharedKeys = (catalogue: Catalogue): string[] =>
  Object.keys(catalogue).filter((key) => ['guarded', 'every'].includes(catalogue[key]?.answeredBy ?? ''));

function assertNoHashCollisions(catalogue: Catalogue, keys: readonly string[]): void {
  const together = [...new Set([...keys, ...sharedKeys(catalogue)])];
  for (const twins of Map.groupBy(together, (key) => errorHash(catalogue[key]?.text ?? '')).values())
    if (twins.length > 1)
      throw new Error(`The texts of ${twins.join(' and ')} have the same hash: change one of them.`);
}

/** Hash and key of each error, and its code where only one error has that. */
export function errorList(contract: Contract, keys: readonly string[]): string {
  const catalogue = contract['x-error-catalogue'] ?? {};
  const codes = uniqueCodes(catalogue);
  assertNoHashCollisions(catalogue, keys);
  // Errors with a code come last: a text is more specific.
  return keys
    .toSorted((one, other) => Number(codes.has(one)) - Number(codes.has(other)))
    .map((key) => `${errorHash(catalogue[key]?.text ?? '')}${key}${codes.get(key) ?? ''}`)
    .join(' ');
}

/** The errors that every operation may answer. */
export const sharedErrorList = (contract: Contract): string =>
  errorList(contract, sharedKeys(contract['x-error-catalogue'] ?? {}));

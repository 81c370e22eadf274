/** Step 4: the errors in the compact format of bundles, which `error-key.ts` of the SDK reads. */
import { errorHash } from '@openmall/sdk/codegen';
import type { Contract, ErrorEntry } from '../../contract/contract.ts';
import { ContractError } from '../../contract/contract-error.ts';

type Catalog = Record<string, ErrorEntry>;

/** Codes that identify an error without its text. Both errors of 403 mean the same to a client. */
function uniqueCodes(catalog: Catalog): Map<string, string> {
  const keysByCode = Map.groupBy(
    Object.entries(catalog).filter(([, { answeredBy }]) => !['client', 'reserved'].includes(answeredBy)),
    ([, { code }]) => code,
  );
  return new Map(
    [...keysByCode].flatMap(([code, [first, second]]) =>
      first && (!second || code === '403') ? [[first[0], code] as const] : [],
    ),
  );
}

const sharedKeysIn = (catalog: Catalog): string[] =>
  Object.keys(catalog).filter((key) => ['guarded', 'every'].includes(catalog[key]?.answeredBy ?? ''));

/** The errors that every operation, or every guarded one, may return. */
export const sharedKeys = (contract: Contract): string[] => sharedKeysIn(contract['x-error-catalogue'] ?? {});

function assertNoHashCollisions(catalog: Catalog, keys: readonly string[]): void {
  const allKeys = [...new Set([...keys, ...sharedKeysIn(catalog)])];
  for (const collisions of Map.groupBy(allKeys, (key) => errorHash(catalog[key]?.text ?? '')).values())
    if (collisions.length > 1)
      throw new ContractError(
        `The texts of ${collisions.join(' and ')} have the same hash: change one of them.`,
      );
}

/** An error in the format of `error-key.ts`. */
function entryOf(key: string, { code, text }: ErrorEntry, ownCode: string | undefined): string {
  if (ownCode) return `=${ownCode}${key}`;
  return `${errorHash(text)}${key}${code === '1' ? '' : `~${code}`}`;
}

/**
 * The errors as one string, in the format of `error-key.ts`.
 * @throws {ContractError} if two texts have the same hash.
 */
export function errorList(contract: Contract, keys: readonly string[]): string {
  const catalog = contract['x-error-catalogue'] ?? {};
  const codes = uniqueCodes(catalog);
  assertNoHashCollisions(catalog, keys);
  return keys.flatMap((key) => (catalog[key] ? [entryOf(key, catalog[key], codes.get(key))] : [])).join(' ');
}

/** The errors that every operation may return. */
export const sharedErrorList = (contract: Contract): string => errorList(contract, sharedKeys(contract));

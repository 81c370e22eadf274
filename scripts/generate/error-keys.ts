/** Step 4: the errors in the short form that bundles carry; `error-key.ts` of the SDK reads it. */
import { hashOf } from '../../packages/sdk/src/transport/hash-of.ts';
import type { Contract, ErrorEntry } from './contract.ts';

type Catalogue = Record<string, ErrorEntry>;

/** Codes that tell an error whatever the words; the two of 403 mean the same to a client. */
function tellingCodes(catalogue: Catalogue): Map<string, string> {
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

function refuseTwins(catalogue: Catalogue): void {
  const byHash = Map.groupBy(Object.entries(catalogue), ([, { text }]) => hashOf(text));
  for (const twins of byHash.values())
    if (twins.length > 1)
      throw new Error(`The texts of ${twins.map(([key]) => key).join(' and ')} have one hash.`);
}

/** `key.hash` of each error, and `key.hash.code` where only one error has the code. */
export function errorList(contract: Contract, keys: readonly string[]): string {
  const catalogue = contract['x-error-catalogue'] ?? {};
  const codes = tellingCodes(catalogue);
  refuseTwins(catalogue);
  // Those with a code last: a text tells more than a code.
  return keys
    .toSorted((one, other) => Number(codes.has(one)) - Number(codes.has(other)))
    .map((key) =>
      [key, hashOf(catalogue[key]?.text ?? ''), ...(codes.has(key) ? [codes.get(key)] : [])].join('.'),
    )
    .join(' ');
}

/** The list of what any operation may answer. */
export function sharedErrorList(contract: Contract): string {
  const shared = Object.entries(contract['x-error-catalogue'] ?? {}).filter(([, { answeredBy }]) =>
    ['guarded', 'every'].includes(answeredBy),
  );
  return errorList(
    contract,
    shared.map(([key]) => key),
  );
}

/** Step 4: the error catalog. */
import type { Contract } from '../../contract/contract.ts';

export function errors(contract: Contract): string {
  const catalog = Object.fromEntries(
    Object.entries(contract['x-error-catalogue'] ?? {}).map(([key, { code, text, answeredBy }]) => [
      key,
      { code, text, answeredBy },
    ]),
  );
  return `
import type { ErrorKey } from './operation-types.ts';

export interface ErrorEntry {
  readonly code: string;
  /** The text of \`msg\`. */
  readonly text: string;
  /** Which operations return it: every operation, those with a token, those that list it, or none. */
  readonly answeredBy: 'every' | 'guarded' | 'listed' | 'client' | 'reserved';
}

/** The error catalog of the contract. */
export const errorCatalog: Readonly<Record<ErrorKey, ErrorEntry>> = ${JSON.stringify(catalog)};
`;
}

/** Step 4: the error catalog. */
import type { Contract } from '../../contract/contract.ts';

export function errors(contract: Contract): string {
  const catalogue = Object.fromEntries(
    Object.entries(contract['x-error-catalogue'] ?? {}).map(([key, { code, text, answeredBy }]) => [
      key,
      { code, text, answeredBy },
    ]),
  );
  return `
import type { ErrorKey } from './operation-types.ts';

export interface ErrorEntry {
  readonly code: string;
  /** What \`msg\` says, and under what clients look up their translation. */
  readonly text: string;
  readonly answeredBy: 'every' | 'guarded' | 'listed' | 'client' | 'reserved';
}

/** Every error of the mall. */
export const errorCatalog: Readonly<Record<ErrorKey, ErrorEntry>> = ${JSON.stringify(catalogue)};
`;
}

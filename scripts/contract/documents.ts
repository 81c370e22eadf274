/** The contract documents: one for buyers, one for merchants, one for the operations desk. */

export type Audience = 'buyer' | 'merchant' | 'desk';

export interface ContractDocument {
  readonly audience: Audience;
  /** The name of the bundle in `openapi/dist`. */
  readonly name: string;
  /** The entry file of the contract. */
  readonly entry: string;
  /** The error catalogs of the document. Those of the back office stay out of the buyers' bundles. */
  readonly errors: readonly string[];
  /** Where the SDK's modules of the document are. */
  readonly sdk: string;
}

const office = (audience: 'merchant' | 'desk'): ContractDocument => ({
  audience,
  name: audience,
  entry: `openapi/${audience}.yaml`,
  errors: ['errors.yaml', 'office-errors.yaml'],
  sdk: `packages/sdk/src/${audience}`,
});

export const buyerDocument: ContractDocument = {
  audience: 'buyer',
  name: 'openapi',
  entry: 'openapi/openapi.yaml',
  errors: ['errors.yaml'],
  sdk: 'packages/sdk/src',
};

/** The documents of the back office. */
export const officeDocuments: readonly ContractDocument[] = [office('merchant'), office('desk')];

export const documents: readonly ContractDocument[] = [buyerDocument, ...officeDocuments];

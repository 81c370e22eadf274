/** `@openmall/sdk/merchant/hooks`: a query hook for every read and a mutation hook for every write. */
import type { QueryClient } from '@tanstack/react-query';
import type { MallQueryClientConfig } from '../hooks/create-client.ts';
import { createOfficeQueryClient } from '../office/query-client.ts';
import { invalidations } from './generated/tables.ts';

export * from './generated/hooks/index.ts';

/** Creates a query client in which a write invalidates the reads that the contract names. */
export const createMerchantQueryClient = (config?: MallQueryClientConfig): QueryClient =>
  createOfficeQueryClient(invalidations, config);

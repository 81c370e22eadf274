/** `@openmall/sdk/merchant/hooks`: a query hook for every read and a mutation hook for every write. */
import type { QueryClient, QueryClientConfig } from '@tanstack/react-query';
import { createOfficeQueryClient } from '../office/query-client.ts';
import { invalidations } from './generated/tables.ts';

export * from './generated/hooks/index.ts';

/** Creates a query client in which a write invalidates the reads that the contract names. */
export const createMerchantQueryClient = (config?: QueryClientConfig): QueryClient =>
  createOfficeQueryClient(invalidations, config);

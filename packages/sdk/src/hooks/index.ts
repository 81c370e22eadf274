/** `@openmall/sdk/hooks`: a query hook for every read and a mutation hook for every write. */
export * from '../generated/hooks/index.ts';
export { applyInvalidations, invalidationsOf, isQueryOf } from './invalidation.ts';
export { optimistic, type OptimisticOptions, type OptimisticId, type Undo } from './optimistic.ts';
export {
  infiniteQueryKeyOf,
  infiniteQueryOptionsOf,
  queryKeyOf,
  queryOptionsOf,
  usePrefetch,
  type InfiniteQueryKeyOf,
  type QueryKeyOf,
} from './prefetch.ts';
export { createMallQueryClient } from './query-client.ts';
export type { MallQueryClientConfig } from './create-client.ts';
export type { CallerOptions } from './by-caller.ts';
export { usePlaceOrders } from './use-place-orders.ts';
export { TransportProvider, useTransport, type TransportProviderProps } from './transport-provider.tsx';

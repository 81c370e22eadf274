/** Query options for reads outside a component: in a route loader, on a server, or when the pointer is over a link. */
import type { DataTag, InfiniteData, QueryClient, QueryKey } from '@tanstack/react-query';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { ArgsOf, DataOf, InputOf, Operation, OperationId } from '../types.ts';
import type { PagedId } from '../generated/operation-types.ts';
import type { ApiError } from '../transport/errors/api-error.ts';
import type { Transport } from '../transport/options.ts';
import { nextPage } from '../transport/paging/pages.ts';
import { useTransport } from './transport-provider.tsx';

type Input<Id extends OperationId> = [input?: InputOf<Id>];
/** A query key that knows its data, so that `client.getQueryData(key)` is typed. */
export type QueryKeyOf<Id extends OperationId> = DataTag<QueryKey, DataOf<Id>, ApiError<Id>>;
export type InfiniteQueryKeyOf<Id extends OperationId> = DataTag<
  QueryKey,
  InfiniteData<DataOf<Id>, number>,
  ApiError<Id>
>;

/**
 * Returns the query key of a read, as its hook uses it. Without an input it stands for all queries of the read in
 * `invalidateQueries`.
 * @example const store = client.getQueryData(queryKeyOf(sellerInfo, { sellerId }));
 */
export const queryKeyOf = <Id extends OperationId>(
  operation: Operation<Id>,
  input?: InputOf<NoInfer<Id>>,
): QueryKeyOf<Id> => [operation.operationId, ...(input ? [input] : [])] as unknown as QueryKeyOf<Id>;

/** Returns the query key of the infinite hook of a paged read. */
export const infiniteQueryKeyOf = <Id extends PagedId>(
  operation: Operation<Id>,
  input?: InputOf<NoInfer<Id>>,
): InfiniteQueryKeyOf<Id> =>
  ['infinite', operation.operationId, ...(input ? [input] : [])] as unknown as InfiniteQueryKeyOf<Id>;

type CallRead<Id extends OperationId> = (
  operation: Operation<Id>,
  input: object | undefined,
  options: { signal: AbortSignal },
) => Promise<DataOf<Id>>;

/**
 * Returns the query key and function of a read, as its hook uses them: for `prefetchQuery`, `ensureQueryData` and
 * `useQueries`.
 * @example await client.prefetchQuery(queryOptionsOf(transport, sellerInfo, { sellerId }));
 */
export const queryOptionsOf = <Id extends OperationId>(
  transport: Transport,
  operation: Operation<Id>,
  ...[input]: ArgsOf<NoInfer<Id>> extends [unknown, unknown?] ? ArgsOf<NoInfer<Id>> : Input<NoInfer<Id>>
): {
  queryKey: QueryKeyOf<Id>;
  queryFn: (context: { signal: AbortSignal }) => Promise<DataOf<Id>>;
} => ({
  queryKey: queryKeyOf(operation, input as InputOf<Id> | undefined),
  queryFn: ({ signal }) =>
    (transport.call as CallRead<Id>)(operation, input as object | undefined, { signal }),
});

/**
 * Returns the same for the infinite hook of a paged read.
 * @example await client.prefetchInfiniteQuery(infiniteQueryOptionsOf(transport, sellerGoodsList, { categoryId }));
 */
export const infiniteQueryOptionsOf = <Id extends PagedId>(
  transport: Transport,
  operation: Operation<Id>,
  input?: InputOf<NoInfer<Id>>,
): {
  queryKey: InfiniteQueryKeyOf<Id>;
  queryFn: (context: { signal: AbortSignal; pageParam: number }) => Promise<DataOf<Id>>;
  initialPageParam: number;
  getNextPageParam: (last: DataOf<Id>, pages: DataOf<Id>[], page: number) => number | undefined;
} => ({
  queryKey: infiniteQueryKeyOf(operation, input),
  queryFn: ({ signal, pageParam }) => {
    const pageInput = { ...input, [operation.paging?.page ?? 'pageNum']: pageParam };
    return (transport.call as CallRead<Id>)(operation, pageInput, { signal });
  },
  initialPageParam: 1,
  getNextPageParam: (_last, pages, page) => nextPage(operation, pages, page),
});

/**
 * Returns a function that prefetches the target of a link. Data in the cache is fetched again only after `staleTime`
 * milliseconds, by default one minute.
 * @throws Error if there is no TransportProvider above the component.
 * @example const prefetch = usePrefetch(sellerInfo); return <a onPointerEnter={() => prefetch({ sellerId })} href={url} />;
 */
export function usePrefetch<Id extends OperationId>(
  operation: Operation<Id>,
  { staleTime = 60_000 }: { readonly staleTime?: number } = {},
): (input?: InputOf<Id>) => void {
  const transport = useTransport();
  const client: QueryClient = useQueryClient();
  return useCallback(
    (input) => {
      const query = (queryOptionsOf as (...args: unknown[]) => ReturnType<typeof queryOptionsOf>)(
        transport,
        operation,
        input,
      );
      void client.prefetchQuery({ ...query, staleTime });
    },
    [transport, client, operation, staleTime],
  );
}

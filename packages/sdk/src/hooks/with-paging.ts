import type { AnyOperationId, Operation } from '../types.ts';
import { nextPage, type AnyPagedId } from '../transport/paging/pages.ts';

const isPaged = (operation: Operation<AnyOperationId>): operation is Operation<AnyPagedId> =>
  operation.paging !== undefined;

/** Adds the paging of the contract to the options of an infinite query. Returns other options unchanged. */
export const withPaging = <Options extends { readonly queryKey: readonly unknown[] }>(
  options: Options,
  _input: unknown,
  operation: Operation<AnyOperationId>,
): Options => {
  if (options.queryKey[0] !== 'infinite' || !isPaged(operation)) return options;
  return {
    initialPageParam: 1,
    getNextPageParam: (_last: unknown, pages: never[], page: number) => nextPage(operation, pages, page),
    ...options,
  };
};

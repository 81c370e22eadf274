import type { PagedId } from '../generated/operation-types.ts';
import type { Operation } from '../types.ts';
import { nextPage } from '../transport/paging/pages.ts';

const isPaged = (operation: Operation): operation is Operation<PagedId> => operation.paging !== undefined;

/** Adds the paging of the contract to the options of an infinite query. Returns other options unchanged. */
export const withPaging = <Options extends { readonly queryKey: readonly unknown[] }>(
  options: Options,
  _input: unknown,
  operation: Operation,
): Options => {
  if (options.queryKey[0] !== 'infinite' || !isPaged(operation)) return options;
  return {
    initialPageParam: 1,
    getNextPageParam: (_last: unknown, pages: never[], page: number) => nextPage(operation, pages, page),
    ...options,
  };
};

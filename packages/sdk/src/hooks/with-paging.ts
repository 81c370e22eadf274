import { paging } from '../generated/tables.ts';
import { nextPage, type PagedId } from '../transport/pages.ts';

const isPaged = (id: string): id is PagedId => id in paging;

/** Completes the options of an infinite query by what the contract knows of the paging; leaves other queries alone. */
export const withPaging = <Options extends { readonly queryKey: readonly unknown[] }>(
  options: Options,
  _input: unknown,
  { operationId }: { url: string; operationId: string; operationName: string },
): Options => {
  if (options.queryKey[0] !== 'infinite' || !isPaged(operationId)) return options;
  return {
    initialPageParam: 1,
    getNextPageParam: (_last: unknown, pages: never[], page: number) => nextPage(operationId, pages, page),
    ...options,
  };
};

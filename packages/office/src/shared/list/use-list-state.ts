import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';

const DEFAULT_SIZE = 25;

export interface ListState {
  /** The filters in use, by name. */
  readonly filters: Readonly<Record<string, string>>;
  readonly page: number;
  readonly size: number;
  readonly sortBy: string | undefined;
  readonly sortDir: 'asc' | 'desc' | undefined;
  /** Changes some values; a filter without a value is dropped. Any change but the page leads to the first page. */
  readonly set: (changes: Readonly<Record<string, string | undefined>>) => void;
  readonly clear: () => void;
  readonly isFiltered: boolean;
}

const OWN = new Set(['page', 'size', 'sort', 'dir', 'lang']);

/** The state of a list. It is in the address, so that a reload, the back button and a link show the same rows. */
export function useListState(): ListState {
  const [params, setParams] = useSearchParams();
  const set = useCallback(
    (changes: Readonly<Record<string, string | undefined>>) =>
      setParams(
        (before) => {
          const next = new URLSearchParams(before);
          if (!('page' in changes)) next.delete('page');
          for (const [name, value] of Object.entries(changes))
            if (value) next.set(name, value);
            else next.delete(name);
          return next;
        },
        { replace: true },
      ),
    [setParams],
  );
  return useMemo(() => {
    const filters = Object.fromEntries([...params].filter(([name]) => !OWN.has(name)));
    const dir = params.get('dir');
    return {
      filters,
      page: Number(params.get('page') ?? 1) || 1,
      size: Number(params.get('size') ?? DEFAULT_SIZE) || DEFAULT_SIZE,
      sortBy: params.get('sort') ?? undefined,
      sortDir: dir === 'asc' || dir === 'desc' ? dir : undefined,
      set,
      clear: () => setParams({}, { replace: true }),
      isFiltered: Object.keys(filters).length > 0,
    };
  }, [params, set, setParams]);
}

/** The fields of a list operation: page, sort and filters. */
export const listInput = ({ filters, page, size, sortBy, sortDir }: ListState) => ({
  ...filters,
  pageNum: page,
  pageSize: size,
  ...(sortBy && { sortBy }),
  ...(sortDir && { sortDir }),
});

import { Outlet, useLocation, useNavigate } from 'react-router-dom';
import type { ListPageProps } from './list-page-props.ts';
import { ListPage } from './ListPage.tsx';

interface Listed<Row> {
  readonly data:
    { readonly pageInfo: { readonly totalElements: number }; readonly pageList: Row[] } | undefined;
  readonly error: unknown;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

type FromList = 'rows' | 'total' | 'isFetching' | 'error' | 'onRetry' | 'onOpen';

interface Props<Row extends { readonly id: string }> extends Omit<ListPageProps<Row>, FromList> {
  /** The query of the list operation. */
  readonly list: Listed<Row>;
  /** The path of the list. A record is below it. */
  readonly base: string;
}

/** The page of a list operation, with a record beside it. The record's route reads the rows from the outlet. */
export function RecordList<Row extends { readonly id: string }>({ list, base, ...props }: Props<Row>) {
  const navigate = useNavigate();
  const { search } = useLocation();
  return (
    <>
      <ListPage
        {...props}
        rows={list.data?.pageList}
        total={list.data?.pageInfo.totalElements ?? 0}
        isFetching={list.isFetching}
        error={list.error}
        onRetry={() => void list.refetch()}
        onOpen={({ id }) => void navigate({ pathname: `${base}/${id}`, search })}
      />
      <Outlet context={list.data?.pageList} />
    </>
  );
}

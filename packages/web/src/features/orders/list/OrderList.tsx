import Skeleton from '@mui/material/Skeleton';
import Card from '@mui/material/Card';
import Button from '@mui/material/Button';
import styled from '@emotion/styled';
import type { OrderMain } from '@openmall/sdk';
import { useOrderListMain } from '@openmall/sdk/hooks';
import { keepPreviousData } from '@tanstack/react-query';
import { PackageSearch } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { paths, withQuery } from '../../../shared/navigation/paths.ts';
import { FRESH_FOR_MS } from '../../../shared/net/fresh-for.ts';
import { EmptyState } from '../../../shared/ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../../shared/ui/feedback/ErrorState.tsx';
import { Pager } from '../../../shared/ui/input/Pager.tsx';
import { isMoving, ORDER_POLL_MS } from '../order-actions.ts';
import { listParams, tabOf } from './order-tabs.ts';
import { OrderCard } from './OrderCard.tsx';
import type { Acting } from '../use-order-action.ts';

const Root = styled.div`
  display: grid;
  gap: 16px;
  margin-block-start: 16px;
  transition: opacity var(--quick);
  &[data-stale='true'] {
    opacity: 0.6;
  }
`;

/** An empty tab fills by itself when an order comes to its state. */
const mayChange = (orders: readonly OrderMain[]): boolean => orders.length === 0 || orders.some(isMoving);

interface Props {
  readonly index: string | null;
  readonly keyword: string;
  readonly page: number;
  readonly acting: Acting;
  /** Only the newest ones, without pages. */
  readonly most?: number;
}

/** The orders of a tab, twenty a page. While one moves by itself, or may yet arrive, they are asked for again and again. */
export function OrderList({ index, keyword, page, acting, most }: Props) {
  const { t } = useTranslation('orders');
  const { tab, index: place } = tabOf(index);
  const asked = { ...listParams(index, keyword, page), ...(most && { pageSize: most }) };
  const orders = useOrderListMain(asked, {
    query: {
      placeholderData: keepPreviousData,
      staleTime: FRESH_FOR_MS,
      meta: { inline: true },
      refetchInterval: ({ state }) => (mayChange(state.data?.pageList ?? []) ? ORDER_POLL_MS : false),
      refetchIntervalInBackground: false,
    },
  });
  if (orders.isError && !orders.data)
    return (
      <Root>
        <ErrorState error={orders.error} onRetry={() => void orders.refetch()} minHeight={240} />
      </Root>
    );
  if (!orders.data) {
    return (
      <Root aria-busy>
        {[1, 2, 3].map((key) => (
          <Skeleton key={key} height={226} />
        ))}
      </Root>
    );
  }
  const { pageList, pageInfo } = orders.data;
  if (pageList.length === 0) {
    return (
      <Root>
        <Card>
          <EmptyState
            icon={<PackageSearch size={40} />}
            title={keyword ? t('empty.search', { keyword }) : t(`empty.${tab.name}.title`)}
            text={keyword ? t('empty.searchText') : t(`empty.${tab.name}.text`)}
            actions={
              keyword ? (
                <Button variant="outlined" href={withQuery(paths.myOrder, { index: place })}>
                  {t('empty.searchClear')}
                </Button>
              ) : (
                <Button variant="contained" href={paths.commodity}>
                  {t('empty.action')}
                </Button>
              )
            }
          />
        </Card>
      </Root>
    );
  }
  const toPage = (number: number) =>
    withQuery(paths.myOrder, { index: place, q: keyword, page: number > 1 ? number : undefined });
  return (
    <Root data-stale={orders.isPlaceholderData}>
      {pageList.map((order, at) => (
        <OrderCard key={order.id} order={order} acting={acting} first={at === 0} />
      ))}
      {most === undefined && <Pager page={page} pages={pageInfo.totalPage} toPage={toPage} />}
    </Root>
  );
}

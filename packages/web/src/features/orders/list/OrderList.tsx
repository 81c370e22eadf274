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
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  margin-block-start: 16px;
  transition: opacity var(--quick);
  &[data-stale='true'] {
    opacity: 0.6;
  }
`;

/** An empty tab can receive orders, so it is polled too. */
const canChange = (orders: readonly OrderMain[]): boolean => orders.length === 0 || orders.some(isMoving);

interface Props {
  readonly index: string | null;
  readonly keyword: string;
  readonly page: number;
  readonly acting: Acting;
  /** Shows only this many of the newest orders, without pages. */
  readonly max?: number;
}

/** The orders of a tab. They are polled while one of them can change. */
export function OrderList({ index, keyword, page, acting, max }: Props) {
  const { t } = useTranslation('orders');
  const { tab, index: tabIndex } = tabOf(index);
  const params = { ...listParams(index, keyword, page), ...(max && { pageSize: max }) };
  const orders = useOrderListMain(params, {
    query: {
      placeholderData: keepPreviousData,
      staleTime: FRESH_FOR_MS,
      meta: { inline: true },
      refetchInterval: ({ state }) => (canChange(state.data?.pageList ?? []) ? ORDER_POLL_MS : false),
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
                <Button variant="outlined" href={withQuery(paths.myOrder, { index: tabIndex })}>
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
    withQuery(paths.myOrder, { index: tabIndex, q: keyword, page: number > 1 ? number : undefined });
  return (
    <Root data-stale={orders.isPlaceholderData}>
      {pageList.map((order, position) => (
        <OrderCard key={order.id} order={order} acting={acting} first={position === 0} />
      ))}
      {max === undefined && <Pager page={page} pages={pageInfo.totalPage} toPage={toPage} />}
    </Root>
  );
}

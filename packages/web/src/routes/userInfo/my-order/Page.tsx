import { useOrderCountOrderStatus } from '@openmall/sdk/hooks';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { ORDER_POLL_MS } from '../../../features/orders/order-actions.ts';
import { comesFromUnknownOrder } from '../../../features/orders/detail/unknown-order.ts';
import { listPageOf, orderTabs, tabOf } from '../../../features/orders/list/order-tabs.ts';
import { OrderList } from '../../../features/orders/list/OrderList.tsx';
import { useOrderAction } from '../../../features/orders/use-order-action.ts';
import { useTranslation } from 'react-i18next';
import { paths, withQuery } from '../../../shared/navigation/paths.ts';
import { useIdleQueries } from '../../../shared/state/use-idle-queries.ts';
import { ListSearch } from '../../../shared/ui/input/ListSearch.tsx';
import { Tabs } from '../../../shared/ui/input/Tabs.tsx';
import { Notice } from '../../../shared/ui/feedback/Notice.tsx';
import { PageHead } from '../../../shared/ui/layout/PageHead.tsx';
import { usePageTitle } from '../../../shared/ui/layout/use-page-title.ts';
import { ActionDialogs } from '../ActionDialogs.tsx';

/** The buyer's orders. Tab, page and search text are in the URL. */
export function Page() {
  const { t } = useTranslation('orders');
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const acting = useOrderAction();
  usePageTitle(t('title'));
  const counts = useOrderCountOrderStatus({
    query: {
      enabled: useIdleQueries(),
      staleTime: 0,
      meta: { inline: true },
      refetchInterval: ORDER_POLL_MS,
      refetchIntervalInBackground: false,
    },
  });
  const index = query.get('index');
  const keyword = query.get('q') ?? '';
  const page = listPageOf(query);
  const go = (place: number, text: string) =>
    void navigate(withQuery(paths.myOrder, { index: place, q: text }), { replace: true });
  const tabs = orderTabs.map(({ name, count }) => ({
    name,
    label: t(`tab.${name}`),
    count: count && Number(counts.data?.[count] ?? 0),
  }));
  const fromUnknown = comesFromUnknownOrder(useLocation().state);
  return (
    <>
      {fromUnknown && (
        <Notice severity="warning" sx={{ marginBlockEnd: 2 }}>
          {t('unknown')}
        </Notice>
      )}
      <PageHead
        title={t('title')}
        end={
          <ListSearch
            key={keyword}
            label={t('search.label')}
            clearLabel={t('search.clear')}
            keyword={keyword}
            onSearch={(text) => go(tabOf(index).index, text)}
          />
        }
      />
      <Tabs
        label={t('tab.label')}
        tabs={tabs}
        chosen={tabOf(index).tab.name}
        onChoose={(name) =>
          go(
            orderTabs.findIndex((tab) => tab.name === name),
            keyword,
          )
        }
      >
        <OrderList index={index} keyword={keyword} page={page} acting={acting} />
      </Tabs>
      <ActionDialogs acting={acting} />
    </>
  );
}

import Skeleton from '@mui/material/Skeleton';
import Button from '@mui/material/Button';
import styled from '@emotion/styled';
import { Store as StoreIcon } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { PopularGoods } from '../../features/search/results/PopularGoods.tsx';
import { ResultTabs } from '../../features/search/results/ResultTabs.tsx';
import { StoreRow } from '../../features/search/results/StoreRow.tsx';
import { useStoreSearch } from '../../features/search/results/use-store-search.ts';
import { useTranslation } from 'react-i18next';
import { keywordOf, paths, searchGoodsPath, withQuery } from '../../shared/navigation/paths.ts';
import { Breadcrumbs } from '../../shared/ui/layout/Breadcrumbs.tsx';
import { EmptyState } from '../../shared/ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../shared/ui/feedback/ErrorState.tsx';
import { Page as Column } from '../../shared/ui/layout/Page.tsx';
import { PageHead } from '../../shared/ui/layout/PageHead.tsx';
import { Pager } from '../../shared/ui/input/Pager.tsx';
import { usePageTitle } from '../../shared/ui/layout/use-page-title.ts';

const Rows = styled.ul`
  display: grid;
  gap: 12px;
  & > li {
    display: grid;
  }
`;

/** The stores that match a keyword; all stores without a keyword. */
export function Page() {
  const { t } = useTranslation('search');
  const { t: catalog } = useTranslation('catalog');
  const query = new URLSearchParams(useLocation().search);
  const k = query.get('k');
  const keyword = keywordOf(k).trim();
  const page = Math.max(1, Number(query.get('page')) || 1);
  const { stores, total, pages, goods, error, retry } = useStoreSearch(keyword, page);
  const title = keyword ? t('titleStores', { keyword }) : t('allStores');
  usePageTitle(title);
  return (
    <Column style={{ minBlockSize: 560 }}>
      <Breadcrumbs
        crumbs={[
          { label: catalog('home'), to: paths.index },
          { label: keyword ? t('crumb') : t('allStores') },
        ]}
      />
      <PageHead
        title={title}
        end={<span role="status">{total === undefined ? '' : catalog('count', { count: total })}</span>}
      />
      {keyword && <ResultTabs keyword={keyword} chosen="stores" goods={goods} stores={total} />}
      {error && !stores ? (
        <ErrorState error={error} onRetry={retry} minHeight={400} />
      ) : stores?.length === 0 ? (
        <EmptyState
          icon={<StoreIcon size={40} />}
          title={keyword ? t('noStores.title', { keyword }) : catalog('count', { count: 0 })}
          text={keyword && t('noStores.text')}
          actions={
            <Button variant="contained" href={keyword ? searchGoodsPath(keyword) : paths.commodity}>
              {t('noStores.goods')}
            </Button>
          }
        />
      ) : (
        <Rows>
          {stores
            ? stores.map((store) => (
                <li key={store.id}>
                  <StoreRow store={store} />
                </li>
              ))
            : [0, 1, 2, 3, 4].map((row) => (
                <li key={row}>
                  <Skeleton height={128} />
                </li>
              ))}
        </Rows>
      )}
      {goods === 0 && <PopularGoods />}
      <Pager
        page={page}
        pages={pages}
        toPage={(to) => withQuery(paths.searchStore, { k: k ?? undefined, page: to })}
      />
    </Column>
  );
}

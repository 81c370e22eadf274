import { useSellerGoodsSearchKeyword } from '@openmall/sdk/hooks';
import { Navigate, useLocation } from 'react-router-dom';
import { GoodsBrowser } from '../../features/catalog/GoodsBrowser.tsx';
import { listParams } from '../../features/catalog/list-state.ts';
import { useListState } from '../../features/catalog/use-list-state.ts';
import { NothingFound } from '../../features/search/results/NothingFound.tsx';
import { ResultTabs } from '../../features/search/results/ResultTabs.tsx';
import { useGoodsSearch } from '../../features/search/results/use-goods-search.ts';
import { useTranslation } from 'react-i18next';
import { keywordOf, paths } from '../../shared/navigation/paths.ts';
import { Breadcrumbs } from '../../shared/ui/layout/Breadcrumbs.tsx';
import { Page as Column } from '../../shared/ui/layout/Page.tsx';
import { usePageTitle } from '../../shared/ui/layout/use-page-title.ts';

function Results({ keyword }: { readonly keyword: string }) {
  const { t } = useTranslation('search');
  const { t: catalog } = useTranslation('catalog');
  const list = useListState();
  const { result, onNearNext } = useGoodsSearch({ keyword, ...listParams(list.state) });
  const stores = useSellerGoodsSearchKeyword({ keyword }, { query: { meta: { inline: true } } });
  usePageTitle(t('title', { keyword }));
  return (
    <Column>
      <Breadcrumbs crumbs={[{ label: catalog('home'), to: paths.index }, { label: t('crumb') }]} />
      <GoodsBrowser
        heading={t('title', { keyword })}
        list={list}
        result={result}
        onNearNext={onNearNext}
        empty={<NothingFound keyword={keyword} />}
        under={
          <ResultTabs
            keyword={keyword}
            chosen="goods"
            goods={result.data?.pageInfo.totalElements}
            stores={stores.data?.sellerList.length}
          />
        }
      />
    </Column>
  );
}

/** The goods that a keyword finds; all goods without one. */
export function Page() {
  const keyword = keywordOf(new URLSearchParams(useLocation().search).get('k')).trim();
  return keyword === '' ? <Navigate to={paths.commodity} replace /> : <Results keyword={keyword} />;
}

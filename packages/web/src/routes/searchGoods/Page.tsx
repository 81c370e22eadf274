import { useSellerGoodsSearchKeyword } from '@openmall/sdk/hooks';
import { Navigate, useLocation } from 'react-router-dom';
import { GoodsBrowser } from '../../features/catalog/GoodsBrowser.tsx';
import { filterParams, listParams } from '../../features/catalog/list-state.ts';
import { useListState } from '../../features/catalog/use-list-state.ts';
import { NothingFound } from '../../features/search/results/NothingFound.tsx';
import { ResultTabs } from '../../features/search/results/ResultTabs.tsx';
import { SearchAsTyped } from '../../features/search/results/SearchAsTyped.tsx';
import { useGoodsSearch } from '../../features/search/results/use-goods-search.ts';
import { useTranslation } from 'react-i18next';
import { isSearchAsTyped, keywordOf, paths } from '../../shared/navigation/paths.ts';
import { Breadcrumbs } from '../../shared/ui/layout/Breadcrumbs.tsx';
import { Page as Column } from '../../shared/ui/layout/Page.tsx';
import { usePageTitle } from '../../shared/ui/layout/use-page-title.ts';

interface ResultsProps {
  readonly keyword: string;
  /** Searches the keyword without correcting its spelling. */
  readonly isAsTyped: boolean;
}

function Results({ keyword, isAsTyped }: ResultsProps) {
  const { t } = useTranslation('search');
  const { t: catalog } = useTranslation('catalog');
  const list = useListState();
  const { result, onNearNext } = useGoodsSearch({
    keyword,
    ...(isAsTyped && ({ asTyped: '1' } as const)),
    ...listParams(list.state),
  });
  const corrected = result.data?.correctedKeyword;
  const title = corrected ? t('corrected.title', { keyword: corrected }) : t('title', { keyword });
  const stores = useSellerGoodsSearchKeyword({ keyword }, { query: { meta: { inline: true } } });
  usePageTitle(title);
  return (
    <Column>
      <Breadcrumbs crumbs={[{ label: catalog('home'), to: paths.index }, { label: t('crumb') }]} />
      <GoodsBrowser
        heading={title}
        list={list}
        result={result}
        onNearNext={onNearNext}
        facets={result.data && { keyword: corrected ?? keyword, ...filterParams(list.state) }}
        empty={<NothingFound keyword={keyword} />}
        under={
          <>
            {corrected && <SearchAsTyped keyword={keyword} />}
            <ResultTabs
              keyword={keyword}
              chosen="goods"
              goods={result.data?.pageInfo.totalElements}
              stores={stores.data?.sellerList.length}
            />
          </>
        }
      />
    </Column>
  );
}

/** The goods that match a keyword; all goods without a keyword. */
export function Page() {
  const query = new URLSearchParams(useLocation().search);
  const keyword = keywordOf(query.get('k')).trim();
  if (keyword === '') return <Navigate to={paths.commodity} replace />;
  return <Results keyword={keyword} isAsTyped={isSearchAsTyped(query)} />;
}

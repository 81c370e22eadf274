import { useSellerGoodsSearchKeyword } from '@openmall/sdk/hooks';
import { useLocation } from 'react-router';
import { GoodsBrowser } from '../../features/catalog/GoodsBrowser.tsx';
import { listParams } from '../../features/catalog/list-state.ts';
import { useListState } from '../../features/catalog/use-list-state.ts';
import { NothingFound } from '../../features/search/NothingFound.tsx';
import { ResultTabs } from '../../features/search/ResultTabs.tsx';
import { useGoodsSearch } from '../../features/search/use-goods-search.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { keywordOf, paths } from '../../shared/navigation/paths.ts';
import { Breadcrumbs } from '../../shared/ui/Breadcrumbs.tsx';
import { Page as Column } from '../../shared/ui/Page.tsx';
import { usePageTitle } from '../../shared/ui/use-page-title.ts';

/** The goods that a keyword finds. */
export function Page() {
  const { t } = useTranslation('search');
  const { t: catalog } = useTranslation('catalog');
  const keyword = keywordOf(new URLSearchParams(useLocation().search).get('k')).trim();
  const list = useListState();
  const { result, onNearNext } = useGoodsSearch({ keyword, ...listParams(list.state) });
  const stores = useSellerGoodsSearchKeyword(
    { keyword },
    { query: { enabled: keyword !== '', meta: { inline: true } } },
  );
  usePageTitle(t('title', { keyword }));
  return (
    <Column>
      <Breadcrumbs trail={[{ label: catalog('home'), to: paths.index }, { label: t('crumb') }]} />
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

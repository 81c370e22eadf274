import styled from '@emotion/styled';
import { PackageSearch } from 'lucide-react';
import { useLocation, useNavigate } from 'react-router-dom';
import { GoodsResults } from '../../features/catalog/GoodsResults.tsx';
import { listParams } from '../../features/catalog/list-state.ts';
import { ListBar } from '../../features/catalog/ListBar.tsx';
import { useListState } from '../../features/catalog/use-list-state.ts';
import { StoreCategories } from '../../features/store/StoreCategories.tsx';
import { useStoreGoods } from '../../features/store/use-store-goods.ts';
import { useTranslation } from 'react-i18next';
import { keywordOf, paths, withQuery } from '../../shared/navigation/paths.ts';
import { EmptyState } from '../../shared/ui/feedback/EmptyState.tsx';
import { ListSearch } from '../../shared/ui/input/ListSearch.tsx';
import { Pager } from '../../shared/ui/input/Pager.tsx';

const Root = styled.section`
  margin-block-start: 32px;
  & > header {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 16px;
    margin-block-end: 16px;
  }
  & > header h2 {
    font-size: 20px;
    line-height: 28px;
  }
  @media (width < 900px) {
    margin-block-start: 24px;
    & > header {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      gap: 8px;
      margin-block-end: 12px;
    }
  }
`;

/** The goods of a store with search, categories and sorting, all of which are in the URL. */
export function StoreGoodsList({ id }: { readonly id: string }) {
  const { t } = useTranslation('stores');
  const { t: common } = useTranslation();
  const navigate = useNavigate();
  const list = useListState();
  const keyword = keywordOf(new URLSearchParams(useLocation().search).get('k')).trim();
  const result = useStoreGoods(id, keyword, listParams(list.state));
  const search = (word: string) =>
    void navigate(withQuery(paths.store, { id, k: word ? JSON.stringify(word) : undefined }), {
      state: { stay: true },
    });
  const { page, view, categoryId } = list.state;
  const pages = result.data?.pageInfo.totalPage ?? 0;
  return (
    <Root>
      <header>
        <h2>{t('allGoods')}</h2>
        <ListSearch
          key={keyword}
          label={t('searchHere')}
          clearLabel={common('search.clear')}
          keyword={keyword}
          onSearch={search}
        />
      </header>
      {!keyword && (
        <StoreCategories
          sellerId={id}
          chosen={categoryId}
          onChoose={(chosen) => list.change({ categoryId: chosen })}
        />
      )}
      <ListBar list={list} pages={pages} />
      <GoodsResults
        result={result}
        view={view}
        columns={5}
        empty={
          <EmptyState
            icon={<PackageSearch size={40} />}
            level="h3"
            title={t('noGoods.title')}
            text={t('noGoods.text')}
          />
        }
      />
      <Pager page={page} pages={pages} toPage={(to) => list.to({ page: to })} />
    </Root>
  );
}

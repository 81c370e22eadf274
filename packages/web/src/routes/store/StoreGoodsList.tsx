import styled from '@emotion/styled';
import { useCategorySellerTree } from '@openmall/sdk/hooks';
import { PackageSearch } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { ListBar } from '../../features/catalog/ListBar.tsx';
import { listParams } from '../../features/catalog/list-state.ts';
import { ProductRow } from '../../features/catalog/ProductRow.tsx';
import { useListState } from '../../features/catalog/use-list-state.ts';
import { StoreSearch } from '../../features/store/StoreSearch.tsx';
import { useStoreGoods } from '../../features/store/use-store-goods.ts';
import { ProductGrid, ProductGridSkeleton } from '../../shared/goods/ProductGrid.tsx';
import { keywordOf, paths, withQuery } from '../../shared/navigation/paths.ts';
import { EmptyState } from '../../shared/ui/EmptyState.tsx';
import { ErrorState } from '../../shared/ui/ErrorState.tsx';
import { Pager } from '../../shared/ui/Pager.tsx';

const Root = styled.section`
  margin-block-start: 32px;
  & > header { display: flex; align-items: center; gap: 16px; margin-block-end: 16px; }
  & h2 { font-size: 20px; line-height: 28px; }
  & > header form { margin-inline-start: auto; }
  & .kinds { display: flex; flex-wrap: wrap; gap: 8px; margin-block-end: 16px; }
  & .kinds button { block-size: 36px; padding-inline: 16px; border: 1px solid var(--line); border-radius: 18px; background: var(--surface); }
  & .kinds button:hover { border-color: var(--brand); color: var(--brand); }
  & .kinds button[aria-pressed='true'] { border-color: var(--ink); background: var(--ink); color: #fff; font-weight: 600; }
  & .goods[data-stale='true'] { opacity: 0.6; }
  & .rows { display: grid; gap: 12px; }
`;

/** The goods of a store, with its own search, categories and order; all of it in the address. */
export function StoreGoodsList({ id }: { readonly id: string }) {
  const { t } = useTranslation('stores');
  const navigate = useNavigate();
  const list = useListState();
  const keyword = keywordOf(new URLSearchParams(useLocation().search).get('k')).trim();
  const { data: tree } = useCategorySellerTree({ sellerId: id }, { query: { meta: { inline: true } } });
  const { data, error, isPlaceholderData, retry } = useStoreGoods(id, keyword, listParams(list.state));
  const search = (word: string) => void navigate(withQuery(paths.store, { id, k: word ? JSON.stringify(word) : undefined }), { state: { stay: true } });
  const rows = data?.pageList ?? [];
  const { page, view, categoryId } = list.state;
  return (
    <Root>
      <header>
        <h2>{t('allGoods')}</h2>
        <StoreSearch key={keyword} keyword={keyword} onSearch={search} />
      </header>
      {!keyword && tree && tree.length > 1 && (
        <div className="kinds">
          <button type="button" aria-pressed={!categoryId} onClick={() => list.change({ categoryId: undefined })}>
            {t('all')}
          </button>
          {tree.map((branch) => (
            <button key={branch.categoryId} type="button" aria-pressed={categoryId === branch.categoryId} onClick={() => list.change({ categoryId: branch.categoryId })}>
              {branch.name}
            </button>
          ))}
        </div>
      )}
      <ListBar list={list} pages={data?.pageInfo.totalPage ?? 0} />
      <div className="goods" data-stale={isPlaceholderData} aria-busy={!data || isPlaceholderData}>
        {error && !data ? (
          <ErrorState error={error} onRetry={retry} minHeight={400} />
        ) : !data ? (
          <ProductGridSkeleton count={10} columns={5} />
        ) : rows.length === 0 ? (
          <EmptyState icon={<PackageSearch size={40} />} title={t('noGoods.title')} text={t('noGoods.text')} />
        ) : view === 'grid' ? (
          <ProductGrid goods={rows} columns={5} />
        ) : (
          <div className="rows">
            {rows.map((goods) => (
              <ProductRow key={goods.id} goods={goods} />
            ))}
          </div>
        )}
      </div>
      <Pager page={page} pages={data?.pageInfo.totalPage ?? 0} toPage={(to) => list.to({ page: to })} />
    </Root>
  );
}

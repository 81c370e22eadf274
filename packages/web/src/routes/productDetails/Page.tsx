import styled from '@emotion/styled';
import Skeleton from '@mui/material/Skeleton';
import { isApiError, type Goods } from '@openmall/sdk';
import { useSellerGoodsInfo } from '@openmall/sdk/hooks';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useMaxBuy } from '../../features/cart/use-max-buy.ts';
import { MoreGoods } from '../../features/product/MoreGoods.tsx';
import { ProductGone } from '../../features/product/ProductGone.tsx';
import { ProductSkeleton } from '../../features/product/ProductSkeleton.tsx';
import { ProductView } from '../../features/product/ProductView.tsx';
import type { QuestionsPanelProps } from '../../features/questions/QuestionsPanel.tsx';
import type { ReviewsPanelProps } from '../../features/reviews/ReviewsPanel.tsx';
import { addViewed } from '../../shared/goods/recently-viewed.ts';
import { RecentlyViewed } from '../../shared/goods/RecentlyViewed.tsx';
import { loadNamespaces } from '../../shared/i18n/load-translations.ts';
import { useTranslation } from 'react-i18next';
import { categoryPath, paths } from '../../shared/navigation/paths.ts';
import { lazyPart } from '../../shared/parts/lazy-part.tsx';
import { Breadcrumbs, type Crumb } from '../../shared/ui/layout/Breadcrumbs.tsx';
import { ErrorState } from '../../shared/ui/feedback/ErrorState.tsx';
import { Page as Column } from '../../shared/ui/layout/Page.tsx';
import { usePageTitle } from '../../shared/ui/layout/use-page-title.ts';

/** Loads when its tab is opened. */
const ReviewsPanel = lazyPart<ReviewsPanelProps>({
  load: async () => (await import('../../features/reviews/ReviewsPanel.tsx')).ReviewsPanel,
  frame: <Skeleton height={320} />,
  renderFailure: (error, retry) => <ErrorState error={error} onRetry={retry} minHeight={320} />,
});

/** Loads when its tab is opened. */
const QuestionsPanel = lazyPart<QuestionsPanelProps>({
  load: async () => {
    const [part] = await Promise.all([
      import('../../features/questions/QuestionsPanel.tsx'),
      loadNamespaces('form', 'errors'),
    ]);
    return part.QuestionsPanel;
  },
  frame: <div aria-busy style={{ minBlockSize: 240 }} />,
  renderFailure: (error, retry) => <ErrorState error={error} onRetry={retry} minHeight={240} />,
});

const Suggestions = styled.div`
  @media print {
    display: none;
  }
`;

/** Category, sub-category, name. */
const crumbsOf = (goods: Goods): readonly Crumb[] => [
  { label: goods.categoryName, to: categoryPath(goods.categoryId) },
  ...(goods.secondaryCategoryId && goods.secondaryCateName
    ? [{ label: goods.secondaryCateName, to: categoryPath(goods.secondaryCategoryId) }]
    : []),
  { label: goods.name },
];

const isGone = (error: unknown): boolean =>
  isApiError(error) && (error.key === 'goodsNotFound' || error.key === 'productRemoved');

/** Goods in detail (query `id`, and `sku` for a variant). */
export function Page() {
  const { t } = useTranslation('product');
  const id = new URLSearchParams(useLocation().search).get('id') ?? '';
  const maxBuy = useMaxBuy();
  const {
    data: goods,
    error,
    refetch,
  } = useSellerGoodsInfo({ sellerGoodsId: id }, { query: { enabled: id !== '', meta: { inline: true } } });
  usePageTitle(goods?.name ?? '');
  useEffect(() => {
    if (goods) addViewed(goods);
  }, [goods]);
  if (id === '' || isGone(error)) return <ProductGone />;
  return (
    <Column>
      <Breadcrumbs
        crumbs={[{ label: t('home'), to: paths.index }, ...(goods ? crumbsOf(goods) : [{ label: '…' }])]}
      />
      {error && !goods ? (
        <ErrorState error={error} onRetry={() => void refetch()} minHeight={560} />
      ) : goods ? (
        <>
          <ProductView
            key={goods.id}
            goods={goods}
            maxBuy={maxBuy}
            questions={<QuestionsPanel goodsId={goods.id} />}
            reviews={<ReviewsPanel goodsId={goods.id} goodsRating={goods.rating} />}
          />
          <Suggestions>
            <MoreGoods goods={goods} />
            <RecentlyViewed without={goods.id} />
          </Suggestions>
        </>
      ) : (
        <ProductSkeleton />
      )}
    </Column>
  );
}

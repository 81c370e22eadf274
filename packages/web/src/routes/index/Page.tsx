import Skeleton from '@mui/material/Skeleton';
import styled from '@emotion/styled';
import { useCategoryTree } from '@openmall/sdk/hooks';
import { CategoryRail } from '../../features/catalog/categories/CategoryRail.tsx';
import { Banner } from '../../features/home/Banner.tsx';
import { BuyerCard } from '../../features/home/BuyerCard.tsx';
import { CategoryMosaic } from '../../features/home/CategoryMosaic.tsx';
import { DailyNew } from '../../features/home/DailyNew.tsx';
import { Discounted } from '../../features/home/Discounted.tsx';
import { RecommendedForYou } from '../../features/home/RecommendedForYou.tsx';
import { RecommendedStores } from '../../features/home/RecommendedStores.tsx';
import { TrustStrip } from '../../features/home/TrustStrip.tsx';
import { isUnreachable } from '../../shared/errors/is-unreachable.ts';
import { RecentlyViewed } from '../../shared/goods/RecentlyViewed.tsx';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../shared/ui/feedback/ErrorState.tsx';
import { BelowFold } from '../../shared/ui/layout/BelowFold.tsx';
import { Page as Column } from '../../shared/ui/layout/Page.tsx';
import { usePageTitle } from '../../shared/ui/layout/use-page-title.ts';
import { VisuallyHidden } from '../../shared/ui/layout/VisuallyHidden.tsx';

const Stage = styled.div`
  display: grid;
  grid-template-columns: 220px minmax(0, 1fr) 220px;
  gap: 16px;
  margin-block-start: 16px;
  &[data-bare='true'] {
    grid-template-columns: minmax(0, 1fr) 220px;
  }
  @media (width < 1200px) {
    grid-template-columns: minmax(0, 1fr) 220px;
  }
  @media (width < 900px) {
    &,
    &[data-bare='true'] {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;

/** Narrow windows have the categories in the menu and in the mosaic below. */
const Wide = styled.div`
  @media (width < 1200px) {
    display: none;
  }
`;

/** The home page (spec §2): banner, promises, and rows of goods and stores. */
export function Page() {
  const { t } = useTranslation('home');
  usePageTitle('');
  const { data: tree, error, refetch } = useCategoryTree();
  const heading = <VisuallyHidden as="h1">{t('heading')}</VisuallyHidden>;
  // If the server is unreachable, one error replaces the whole page.
  if (!tree && isUnreachable(error))
    return (
      <Column style={{ paddingBlock: 24 }}>
        {heading}
        <ErrorState error={error} onRetry={() => void refetch()} minHeight={480} />
      </Column>
    );
  return (
    <Column>
      {heading}
      <Stage data-bare={tree?.length === 0}>
        {tree ? (
          tree.length > 0 && (
            <Wide>
              <CategoryRail tree={tree} />
            </Wide>
          )
        ) : error ? (
          <ErrorState error={error} onRetry={() => void refetch()} minHeight={400} />
        ) : (
          <Wide>
            <Skeleton height={400} />
          </Wide>
        )}
        <Banner />
        <BuyerCard />
      </Stage>
      <TrustStrip />
      <DailyNew />
      <BelowFold expectedHeights={[388, 526, 449]}>
        <Discounted />
      </BelowFold>
      <BelowFold expectedHeights={[1319, 759, 349]}>
        <RecommendedStores />
      </BelowFold>
      {tree && (
        <BelowFold expectedHeights={[562, 362, 264]}>
          <CategoryMosaic tree={tree} />
        </BelowFold>
      )}
      <BelowFold expectedHeights={[2066, 2039, 861]}>
        <RecommendedForYou />
      </BelowFold>
      <RecentlyViewed />
    </Column>
  );
}

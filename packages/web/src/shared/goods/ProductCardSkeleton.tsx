import Skeleton from '@mui/material/Skeleton';
import { SkeletonLine } from '../ui/feedback/SkeletonLine.tsx';
import { ProductCardRoot } from './ProductCard.styles.tsx';

/** The skeleton of a product card. */
export const ProductCardSkeleton = () => (
  <ProductCardRoot as="div">
    <div style={{ aspectRatio: '1', display: 'flex' }}>
      <Skeleton variant="rectangular" height="100%" />
    </div>
    <div className="body">
      <div style={{ blockSize: 40 }}>
        <SkeletonLine />
        <SkeletonLine width="60%" />
      </div>
      <SkeletonLine line={24} width="45%" />
      <SkeletonLine line={16} width="70%" />
      <SkeletonLine line={16} width="50%" />
    </div>
  </ProductCardRoot>
);

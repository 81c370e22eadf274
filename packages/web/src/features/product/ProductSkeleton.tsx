import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { SkeletonLine } from '../../shared/ui/feedback/SkeletonLine.tsx';
import { ProductColumns } from './ProductColumns.tsx';

const Thumbs = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: 12,
  marginBlockStart: 15,
  [theme.breakpoints.down('md')]: { display: 'none' },
}));

/** The skeleton of both columns at their final size. */
export const ProductSkeleton = () => (
  <ProductColumns aria-busy>
    <div>
      <Skeleton
        sx={{ aspectRatio: '1', height: 'auto', borderRadius: 'var(--mui-shape-borderRadiusLarge)' }}
      />
      <Thumbs>
        {[0, 1, 2, 3].map((thumb) => (
          <Skeleton key={thumb} height={72} width={72} />
        ))}
      </Thumbs>
    </div>
    <div style={{ display: 'grid', gap: 20, alignContent: 'start' }}>
      <SkeletonLine width={180} line={24} />
      <SkeletonLine width="90%" line={32} />
      <SkeletonLine width={260} />
      <Skeleton height={92} />
      <Skeleton height={70} width="60%" />
      <Skeleton height={70} width="70%" />
      <Skeleton height={42} width={300} />
      <Skeleton height={96} />
      <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 12 }}>
        <Skeleton height={48} />
        <Skeleton height={48} />
      </div>
    </div>
  </ProductColumns>
);

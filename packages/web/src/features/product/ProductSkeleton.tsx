import Skeleton from '@mui/material/Skeleton';
import { SkeletonLine } from '../../shared/ui/feedback/SkeletonLine.tsx';

/** Both columns in their final boxes. */
export const ProductSkeleton = () => (
  <div style={{ display: 'grid', gridTemplateColumns: '560px minmax(0, 1fr)', gap: 40 }} aria-busy>
    <div>
      <Skeleton height={560} sx={{ borderRadius: 'var(--mui-shape-borderRadiusLarge)' }} />
      <div style={{ display: 'flex', gap: 12, marginBlockStart: 15 }}>
        {[0, 1, 2, 3].map((thumb) => (
          <Skeleton key={thumb} height={72} width={72} />
        ))}
      </div>
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
  </div>
);

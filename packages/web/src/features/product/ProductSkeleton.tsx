import { SkeletonBlock, SkeletonLine } from '../../shared/ui/feedback/Skeletons.tsx';

/** Both columns in their final boxes. */
export const ProductSkeleton = () => (
  <div style={{ display: 'grid', gridTemplateColumns: '560px minmax(0, 1fr)', gap: 40 }} aria-busy>
    <div>
      <SkeletonBlock height={560} radius={12} />
      <div style={{ display: 'flex', gap: 12, marginBlockStart: 15 }}>
        {[0, 1, 2, 3].map((thumb) => (
          <SkeletonBlock key={thumb} height={72} width={72} />
        ))}
      </div>
    </div>
    <div style={{ display: 'grid', gap: 20, alignContent: 'start' }}>
      <SkeletonLine width={180} line={24} />
      <SkeletonLine width="90%" line={32} />
      <SkeletonLine width={260} />
      <SkeletonBlock height={92} />
      <SkeletonBlock height={70} width="60%" />
      <SkeletonBlock height={70} width="70%" />
      <SkeletonBlock height={42} width={300} />
      <SkeletonBlock height={96} />
      <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 12 }}>
        <SkeletonBlock height={48} />
        <SkeletonBlock height={48} />
      </div>
    </div>
  </div>
);

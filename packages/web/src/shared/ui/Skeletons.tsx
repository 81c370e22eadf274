import Skeleton from '@mui/material/Skeleton';

interface BlockProps {
  readonly height: number | string;
  readonly width?: number | string;
  readonly radius?: number;
  readonly className?: string;
}

/** One grey box of the final size. */
export const SkeletonBlock = ({ height, width = '100%', radius = 8, className }: BlockProps) => (
  <Skeleton
    className={className}
    height={height}
    width={width}
    style={{ borderRadius: radius, flex: 'none', maxWidth: '100%' }}
  />
);

/** A line of text to come: as high as the line, as long as told. */
export const SkeletonLine = ({
  width = '100%',
  line = 20,
}: {
  readonly width?: number | string;
  readonly line?: number;
}) => (
  <span style={{ display: 'block', paddingBlock: line * 0.15 }}>
    <SkeletonBlock height={line * 0.7} width={width} radius={4} />
  </span>
);

import Skeleton from '@mui/material/Skeleton';

interface Props {
  readonly width?: number | string;
  /** Line height of the text to come, in pixels. */
  readonly line?: number;
}

/** A line of text to come, as high as the line. */
export const SkeletonLine = ({ width = '100%', line = 20 }: Props) => (
  <Skeleton variant="text" width={width} sx={{ lineHeight: `${line}px` }} />
);

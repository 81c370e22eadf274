import Skeleton from '@mui/material/Skeleton';

interface Props {
  readonly width?: number | string;
  /** Line height of the text, in pixels. */
  readonly line?: number;
}

/** The skeleton of a line of text. */
export const SkeletonLine = ({ width = '100%', line = 20 }: Props) => (
  <Skeleton variant="text" width={width} sx={{ lineHeight: `${line}px` }} />
);

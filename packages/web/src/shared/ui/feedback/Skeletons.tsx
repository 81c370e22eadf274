import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';

interface BlockProps {
  readonly height: number | string;
  readonly width?: number | string;
  readonly radius?: number | string;
  readonly className?: string;
}

const passing = keyframes`
  from {
    transform: translateX(-100%);
  }
  50%, to {
    transform: translateX(100%);
  }
`;

const Root = styled.span`
  display: block;
  position: relative;
  overflow: hidden;
  flex: none;
  max-inline-size: 100%;
  background: var(--mui-palette-Skeleton-bg);
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    background: linear-gradient(90deg, transparent, var(--mui-palette-action-hover), transparent);
    transform: translateX(-100%);
    animation: ${passing} 2s linear 0.5s infinite;
  }
`;

/** One grey box of the final size. */
export const SkeletonBlock = ({
  height,
  width = '100%',
  radius = 'var(--mui-shape-borderRadius)',
  className,
}: BlockProps) => (
  <Root className={className} style={{ blockSize: height, inlineSize: width, borderRadius: radius }} />
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

import styled from '@emotion/styled';
import { ImageOff } from 'lucide-react';
import { useState } from 'react';
import { pictureSet } from './picture-set.ts';

const Box = styled.span`
  display: block;
  position: relative;
  overflow: hidden;
  background: var(--mui-palette-background-sunken);
  & > img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
    /* A card sets the scale while it is hovered over. */
    transform: scale(var(--picture-scale, 1));
    transition: transform 300ms cubic-bezier(0.2, 0, 0.2, 1);
  }
  & > .gone {
    position: absolute;
    inset: 0;
    display: grid;
    place-content: center;
    justify-items: center;
    gap: 6px;
    color: var(--mui-palette-text-tertiary);
    font-size: 12px;
    line-height: 16px;
    text-align: center;
    padding: 8px;
  }
`;

interface Props {
  readonly src: string | null | undefined;
  /** The alternative text; empty if the picture only repeats the text beside it. */
  readonly alt: string;
  /** The rendered width: a number of CSS pixels, or a `sizes` attribute. */
  readonly width: number | string;
  /** Width to height of the box, reserved before the picture arrives. */
  readonly ratio?: string;
  /** Visible without scrolling: loads eagerly with high priority. */
  readonly first?: boolean;
  /** The side that stays in a narrower box; banners have their goods on the right in every language. */
  readonly keeps?: 'center' | 'right';
  readonly className?: string;
}

/** A picture in a reserved box, in the size that the screen needs, with its alternative text if it does not load. */
export function Picture({ src, alt, width, ratio = '1', first = false, keeps = 'center', className }: Props) {
  const [failed, setFailed] = useState<string>();
  const there = src && failed !== src;
  return (
    <Box className={className} style={{ aspectRatio: ratio }}>
      {there ? (
        <img
          {...pictureSet(src, width)}
          alt={alt}
          style={keeps === 'center' ? undefined : { objectPosition: keeps }}
          loading={first ? 'eager' : 'lazy'}
          // By default, browsers give all visible pictures the same priority.
          fetchPriority={first ? 'high' : 'low'}
          decoding={first ? 'sync' : 'async'}
          draggable={false}
          onError={() => setFailed(src)}
        />
      ) : (
        <span className="gone">
          <ImageOff size={24} aria-hidden />
          {alt}
        </span>
      )}
    </Box>
  );
}

import Button from '@mui/material/Button';
import styled from '@emotion/styled';
import type { SliderChallengeData } from '@openmall/sdk';
import { ChevronsRight } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

const Root = styled.form`
  display: grid;
  gap: 12px;
  justify-items: center;
  & .picture {
    position: relative;
    /* @noflip */
    direction: ltr;
    overflow: hidden;
    border-radius: var(--mui-shape-borderRadius);
    background: var(--mui-palette-background-sunken);
  }
  & .picture img {
    position: absolute;
    inset: 0 auto auto 0;
    max-inline-size: none;
    user-select: none;
    pointer-events: none;
  }
  & .piece {
    filter: drop-shadow(0 1px 3px rgb(0 0 0 / 60%));
  }
  & .track {
    position: relative;
    /* @noflip */
    direction: ltr;
    block-size: 44px;
    border: 1px solid var(--mui-palette-outline);
    border-radius: 22px;
    background: linear-gradient(var(--mui-palette-primary-tint), var(--mui-palette-primary-tint)) no-repeat
      left / var(--done) 100% var(--mui-palette-background-sunken);
    overflow: hidden;
  }
  & .track svg {
    position: absolute;
    inset-block-start: 11px;
    inset-inline-start: 50%;
    color: var(--mui-palette-text-tertiary);
    pointer-events: none;
  }
  & input {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    margin: 0;
    appearance: none;
    background: none;
    cursor: grab;
  }
  & input:active {
    cursor: grabbing;
  }
  & input::-webkit-slider-thumb {
    appearance: none;
    inline-size: 44px;
    block-size: 42px;
    border: 0;
    border-radius: 21px;
    background: var(--mui-palette-primary-main);
    box-shadow: var(--mui-elevation-low);
  }
  & input::-moz-range-thumb {
    inline-size: 44px;
    block-size: 42px;
    border: 0;
    border-radius: 21px;
    background: var(--mui-palette-primary-main);
  }
  & .track:has(:focus-visible) {
    outline: 2px solid var(--mui-palette-primary-main);
    outline-offset: 2px;
  }
  & input:focus-visible {
    outline: none;
  }
`;

interface Props {
  readonly challenge: SliderChallengeData;
  readonly busy: boolean;
  readonly onAnswer: (x: number) => void;
}

/** The piece follows a slider: release it with the mouse, or move it by keys and press Enter. */
export function SliderPuzzle({ challenge, busy, onAnswer }: Props) {
  const { t } = useTranslation('security');
  const { background, piece, y, width, height, pieceWidth, pieceHeight } = challenge;
  const [x, setX] = useState(0);
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const maxX = width - pieceWidth;
  return (
    <Root
      onSubmit={(event) => {
        event.preventDefault();
        event.stopPropagation();
        if (!busy) onAnswer(x);
      }}
    >
      <div className="picture" style={{ inlineSize: width, blockSize: height }}>
        <img src={background} alt="" width={width} height={height} />
        <img
          className="piece"
          src={piece}
          alt=""
          width={pieceWidth}
          height={pieceHeight}
          style={{ translate: `${x}px ${y}px` }}
        />
      </div>
      <div className="track" style={{ inlineSize: width, ['--done' as string]: `${x + 22}px` }}>
        <ChevronsRight size={20} aria-hidden />
        <input
          ref={input}
          id={id}
          type="range"
          dir="ltr"
          min={0}
          max={maxX}
          value={x}
          disabled={busy}
          aria-label={t('slider.label')}
          aria-valuetext={t('slider.value', { x })}
          onChange={(event) => setX(Number(event.target.value))}
          onPointerUp={(event) => onAnswer(Number(event.currentTarget.value))}
        />
      </div>
      <Button type="submit" variant="contained" disabled={busy || x === 0} style={{ inlineSize: width }}>
        {busy ? t('slider.busy') : t('slider.check')}
      </Button>
    </Root>
  );
}

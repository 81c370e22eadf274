import styled from '@emotion/styled';

/** The styles of the banner. Slides are stacked; only the active slide is visible and focusable. */
export const BannerRoot = styled.div`
  position: relative;
  block-size: 400px;
  border-radius: var(--mui-shape-borderRadius);
  background: var(--mui-palette-deep-main);
  overflow: hidden;
  & .slide {
    position: absolute;
    inset: 0;
    visibility: hidden;
    opacity: 0;
    transition:
      opacity 200ms linear,
      visibility 200ms;
  }
  & .slide[data-shown='true'] {
    visibility: visible;
    opacity: 1;
  }
  & .slide > .picture {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
  }
  & .slide::after {
    content: '';
    position: absolute;
    inset: 0;
    /* A dark gradient behind the text, without a visible edge. */
    background: linear-gradient(
      90deg,
      color-mix(in srgb, var(--mui-palette-deep-main) 94%, transparent),
      color-mix(in srgb, var(--mui-palette-deep-main) 88%, transparent) 30%,
      color-mix(in srgb, var(--mui-palette-deep-main) 60%, transparent) 48%,
      color-mix(in srgb, var(--mui-palette-deep-main) 22%, transparent) 62%,
      transparent 76%
    );
    pointer-events: none;
  }
  /* The pictures are at the end side, away from the text. */
  [dir='rtl'] & .slide > .picture img,
  [dir='rtl'] & .slide::after {
    transform: scaleX(-1);
  }
  & .words {
    position: absolute;
    z-index: 1;
    inset-block: 0;
    inset-inline-start: 0;
    display: flex;
    flex-direction: column;
    justify-content: center;
    align-items: start;
    gap: 10px;
    inline-size: 50%;
    padding-inline-start: 48px;
    padding-block-end: 24px;
    color: #fff;
  }
  & .words h2 {
    font-size: 38px;
    line-height: 44px;
    letter-spacing: -0.025em;
  }
  & .words p {
    font-size: 17px;
    line-height: 26px;
    color: var(--mui-palette-deep-contrastText);
    text-wrap: pretty;
  }
  & .words .go {
    display: inline-flex;
    align-items: center;
    gap: 8px;
    margin-block-start: 14px;
    block-size: 46px;
    padding-inline: 24px;
    border-radius: 23px;
    background: #fff;
    color: var(--mui-palette-deep-main);
    font-weight: 600;
  }
  & .words .go:hover {
    background: var(--mui-palette-accent-main);
  }
  & .words .go:focus-visible {
    outline-color: #fff;
  }
  & .controls {
    position: absolute;
    z-index: 2;
    inset-block-end: 18px;
    inset-inline-start: 40px;
    display: flex;
    align-items: center;
  }
  & .controls button {
    display: grid;
    place-items: center;
    inline-size: 24px;
    block-size: 24px;
    padding: 0;
    border: 0;
    background: none;
    color: #fff;
    border-radius: 12px;
  }
  & .controls button:focus-visible {
    outline-color: #fff;
    outline-offset: -1px;
  }
  & .dot::after {
    content: '';
    inline-size: 8px;
    block-size: 8px;
    border-radius: 4px;
    background: rgb(255 255 255 / 50%);
    transition: inline-size var(--quick);
  }
  & .dot[aria-current='true']::after {
    inline-size: 20px;
    background: #fff;
  }
  @media (width < 900px) {
    block-size: 240px;
    /* The text covers more of the picture on phones, so the scrim reaches further. */
    & .slide::after {
      background: linear-gradient(
        90deg,
        color-mix(in srgb, var(--mui-palette-deep-main) 94%, transparent),
        color-mix(in srgb, var(--mui-palette-deep-main) 82%, transparent) 50%,
        color-mix(in srgb, var(--mui-palette-deep-main) 55%, transparent) 66%,
        transparent 90%
      );
    }
    & .words {
      inline-size: 64%;
      gap: 4px;
      padding-inline-start: 20px;
      padding-block-end: 32px;
    }
    & .words h2 {
      font-size: 24px;
      line-height: 30px;
    }
    & .words p {
      font-size: 14px;
      line-height: 20px;
    }
    & .words .go {
      block-size: 44px;
      padding-inline: 18px;
      margin-block-start: 8px;
    }
    & .controls {
      inset-block-end: 2px;
      inset-inline-start: 10px;
    }
    & .controls button {
      inline-size: 44px;
      block-size: 44px;
    }
  }
`;

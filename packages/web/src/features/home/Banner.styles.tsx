import styled from '@emotion/styled';

/** The styles of the banner. Its slides are stacked. */
export const BannerRoot = styled.div`
  position: relative;
  block-size: 400px;
  border-radius: var(--mui-shape-borderRadius);
  background: var(--mui-palette-deep-main);
  overflow: hidden;
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
  & .dot::after,
  & .next > i {
    content: '';
    inline-size: 8px;
    block-size: 8px;
    border-radius: 4px;
    background: rgb(255 255 255 / 50%);
    box-shadow: 0 0 0 1px rgb(0 0 0 / 25%);
    transition: inline-size var(--quick);
  }
  & .dot[aria-current='true']::after,
  & .next > i[data-current='true'] {
    inline-size: 20px;
    background: #fff;
  }
  & .controls .next {
    display: none;
  }
  @media (width < 900px) {
    block-size: 240px;
    & .controls {
      inset-block-end: 2px;
      inset-inline-start: 6px;
    }
    & .controls button {
      min-inline-size: 44px;
      block-size: 44px;
    }
    /* Dots that are large enough for a thumb would spread over the picture: all of them are one button to the next offer. */
    & .controls .dot {
      display: none;
    }
    & .controls .next {
      display: flex;
      gap: 6px;
      inline-size: auto;
      padding-inline: 4px;
    }
  }
`;

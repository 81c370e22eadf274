import styled from '@emotion/styled';

interface Props {
  /** The height in px that the content takes until it is laid out: on phones, in medium and in wide windows. */
  readonly expectedHeights: readonly [phone: number, medium: number, wide: number];
}

/**
 * Content below the first window. The browser lays it out when it comes near the window, which takes a third of the work out of
 * the first second.
 */
export const BelowFold = styled.div<Props>`
  content-visibility: auto;
  contain-intrinsic-size: auto none auto ${({ expectedHeights: [, , wide] }) => wide}px;
  /* Shadows, focus rings and the arrows of rows may stand out. */
  overflow-clip-margin: 24px;
  &:empty {
    display: none;
  }
  @media print {
    content-visibility: visible;
  }
  @media (width < 1200px) {
    contain-intrinsic-size: auto none auto ${({ expectedHeights: [, medium] }) => medium}px;
  }
  @media (width < 900px) {
    contain-intrinsic-size: auto none auto ${({ expectedHeights: [phone] }) => phone}px;
  }
`;

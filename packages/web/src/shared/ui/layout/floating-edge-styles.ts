/**
 * Styles of floating round buttons. Without room beside the column, they become tabs at the window's edge, within the
 * margin and above the last line of the footer.
 */
export const FLOATING_EDGE_STYLES = `
  padding: 0;
  @media print {
    display: none;
  }
  @media (width < 1400px) {
    inset-inline-end: 0;
    margin-block-end: 48px;
    inline-size: clamp(24px, 50vw - 612px, 44px);
    border-radius: 12px;
    border-start-end-radius: 0;
    border-end-end-radius: 0;
  }
  & > svg {
    max-inline-size: calc(100% - 6px);
  }
`;

import type { Components, Theme } from '@mui/material/styles';

// Short pages have a scroll bar too, so that no page moves sideways when another page or a dialog opens.
const BASELINE = `
  :root {
    --quick: 160ms cubic-bezier(0.2, 0, 0.2, 1);
  }
  @media (width < 900px) {
    html:root {
      --mui-layout-header: 112px;
      --mui-layout-gutter: 16px;
    }
  }
  /* Small links and buttons react within 22 px of their center, without looking larger. */
  @media (width < 900px) {
    :where(a[href], button) {
      position: relative;
    }
    :where(a[href], button)::before {
      content: '';
      position: absolute;
      inset: min(0px, calc(50% - 22px));
    }
  }
  html {
    overflow-y: scroll;
    scroll-padding-block-start: 80px;
  }
  /* Korean breaks between words, not within them. */
  :lang(ko) {
    word-break: keep-all;
    overflow-wrap: anywhere;
  }
  body {
    min-height: 100vh;
    text-rendering: optimizeLegibility;
  }
  h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset, legend {
    margin: 0;
    padding: 0;
    border: 0;
    min-width: 0;
  }
  h1, h2, h3, h4 {
    font-family: var(--mui-fonts-heading);
    font-size: inherit;
    font-weight: var(--mui-fonts-headingWeight);
    letter-spacing: var(--mui-fonts-headingSpacing);
    text-wrap: balance;
  }
  ul, ol {
    list-style: none;
  }
  a {
    color: inherit;
    text-decoration: none;
  }
  button, input, textarea, select {
    font: inherit;
    color: inherit;
  }
  button {
    cursor: pointer;
  }
  img, svg {
    display: block;
  }
  /* The letters of these scripts are joined, or have marks that would overlap. */
  :lang(ar) *, :lang(hi) *, :lang(th) * {
    letter-spacing: normal !important;
  }
  /* Text fields show the focus ring on their box instead. */
  :focus-visible {
    outline: 2px solid var(--mui-palette-primary-main);
    outline-offset: 2px;
  }
  [dir='rtl'] .flips {
    transform: scaleX(-1);
  }
  /* Printers cannot print to the edge. A card stays on one sheet. */
  @page {
    margin: 14mm 12mm;
  }
  @media print {
    article, li, tr {
      break-inside: avoid;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    *, *::before, *::after {
      animation: none !important;
      transition: none !important;
      scroll-behavior: auto !important;
    }
  }
`;

/** Global styles in addition to MUI's baseline. */
export const baseline: Components<Theme> = { MuiCssBaseline: { styleOverrides: BASELINE } };

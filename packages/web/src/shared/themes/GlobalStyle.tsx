import { css, Global } from '@emotion/react';
import { fontStack, neutral, type Brand } from './tokens.ts';

const variables = (brand: Brand) => css`
  :root {
    --brand: ${brand.main};
    --brand-strong: ${brand.strong};
    --brand-tint: ${brand.tint};
    --brand-deep: ${brand.deep};
    --brand-glow: ${brand.glow};
    --ground: ${neutral.ground};
    --surface: ${neutral.surface};
    --sunken: ${neutral.sunken};
    --line: ${neutral.line};
    --line-strong: ${neutral.lineStrong};
    --ink: ${neutral.ink};
    --ink-soft: ${neutral.inkSoft};
    --ink-faint: ${neutral.inkFaint};
    --good: ${neutral.good};
    --good-tint: ${neutral.goodTint};
    --warn: ${neutral.warn};
    --warn-tint: ${neutral.warnTint};
    --bad: ${neutral.bad};
    --bad-tint: ${neutral.badTint};
    --star: ${neutral.star};
    --radius: 8px;
    --radius-large: 12px;
    --shadow: 0 1px 2px rgb(20 30 26 / 6%), 0 4px 12px rgb(20 30 26 / 8%);
    --shadow-high: 0 2px 6px rgb(20 30 26 / 8%), 0 16px 40px rgb(20 30 26 / 16%);
    --header: 104px;
    --header-small: 56px;
    --page: 1200px;
    --gutter: 24px;
    --quick: 160ms cubic-bezier(0.2, 0, 0.2, 1);
  }
`;

const ground = css`
  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }
  html {
    scroll-padding-block-start: 80px;
    -webkit-text-size-adjust: 100%;
  }
  html:has(dialog:modal) {
    overflow: hidden;
    /* The room of the scroll bar stays, dark like the rest behind the dialog. */
    scrollbar-gutter: stable;
    background: color-mix(in srgb, rgb(12 22 18) 48%, var(--ground));
  }
  html:has(dialog.whole:modal) {
    background: #19201d;
  }
  body {
    margin: 0;
    min-width: 1024px;
    min-height: 100vh;
    background: var(--ground);
    color: var(--ink);
    font: 400 14px/20px ${fontStack};
    -webkit-font-smoothing: antialiased;
    text-rendering: optimizeLegibility;
  }
  h1,
  h2,
  h3,
  h4,
  p,
  ul,
  ol,
  dl,
  dd,
  figure,
  fieldset,
  legend {
    margin: 0;
    padding: 0;
    border: 0;
    min-width: 0;
  }
  h1,
  h2,
  h3,
  h4 {
    font-size: inherit;
    font-weight: 600;
    text-wrap: balance;
  }
  ul,
  ol {
    list-style: none;
  }
  a {
    color: inherit;
    text-decoration: none;
  }
  button,
  input,
  textarea,
  select {
    font: inherit;
    color: inherit;
  }
  button {
    cursor: pointer;
  }
  img,
  svg {
    display: block;
  }
  /* Text fields ring their box instead. */
  :focus-visible {
    outline: 2px solid var(--brand);
    outline-offset: 2px;
  }
  [dir='rtl'] .flips {
    transform: scaleX(-1);
  }
  @media (prefers-reduced-motion: reduce) {
    *,
    *::before,
    *::after {
      animation: none !important;
      transition: none !important;
      scroll-behavior: auto !important;
    }
  }
`;

/** Variables of the theme in use, and the few rules that hold for every page. */
export const GlobalStyle = ({ brand }: { readonly brand: Brand }) => (
  <Global styles={[variables(brand), ground]} />
);

import { css, Global } from '@emotion/react';
import { glowShare, type Palette } from './palette.ts';
import type { Theme } from './theme.ts';

/** Families of the system, for the scripts that a theme's own type does not have. */
const SYSTEM =
  "system-ui, -apple-system, 'Segoe UI', 'Noto Sans', 'Noto Sans Arabic', 'Noto Sans CJK SC', sans-serif";

/** Every colour as the variable of its name: `brandTint` is `--brand-tint`. */
const coloursOf = (palette: Palette): string =>
  Object.entries(palette)
    .map(([name, value]) => `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}:${value};`)
    .join('');

const variables = ({ light, dark, shape, type }: Theme) => css`
  :root {
    color-scheme: light dark;
    ${coloursOf(light)}
    --glow-share: ${glowShare.day}%;
    --radius-small: ${shape.radiusSmall}px;
    --radius: ${shape.radius}px;
    --radius-large: ${shape.radiusLarge}px;
    --pill: ${shape.pill}px;
    --type: ${type.text}, ${SYSTEM};
    --heads: ${type.heads ? `${type.heads}, ${SYSTEM}` : 'var(--type)'};
    --head-weight: ${type.headWeight};
    --head-spacing: ${type.headSpacing};
    --name-spacing: ${type.nameSpacing};
    --shadow: 0 1px 2px rgb(20 30 26 / 6%), 0 4px 12px rgb(20 30 26 / 8%);
    --shadow-high: 0 2px 6px rgb(20 30 26 / 8%), 0 16px 40px rgb(20 30 26 / 16%);
    --header: 104px;
    --header-small: 56px;
    --page: 1200px;
    --gutter: 24px;
    --quick: 160ms cubic-bezier(0.2, 0, 0.2, 1);
  }
  @media screen and (prefers-color-scheme: dark) {
    :root {
      ${coloursOf(dark)}
      --glow-share: ${glowShare.night}%;
      --shadow: 0 1px 2px rgb(0 0 0 / 40%), 0 4px 12px rgb(0 0 0 / 32%);
      --shadow-high: 0 0 0 1px rgb(255 255 255 / 8%), 0 16px 40px rgb(0 0 0 / 56%);
    }
  }
`;

/*
 * Short pages have a scroll bar too, and its room stays, dark like the rest, behind a dialog: so no page moves sideways
 * when another page or a dialog comes.
 */
const ground = css`
  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }
  html {
    overflow-y: scroll;
    scroll-padding-block-start: 80px;
    -webkit-text-size-adjust: 100%;
  }
  html:has(dialog:modal) {
    overflow: hidden;
    scrollbar-gutter: stable;
    background: color-mix(in srgb, rgb(12 22 18) 48%, var(--ground));
  }
  html:has(dialog.whole:modal) {
    background: #19201d;
  }
  /* Korean breaks between words, not within them. */
  :lang(ko) {
    word-break: keep-all;
    overflow-wrap: anywhere;
  }
  body {
    margin: 0;
    min-width: 1024px;
    min-height: 100vh;
    background: var(--ground);
    color: var(--ink);
    font: 400 14px/20px var(--type);
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
    font-family: var(--heads);
    font-size: inherit;
    font-weight: var(--head-weight);
    letter-spacing: var(--head-spacing);
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
  /* Letters of these scripts are joined, or carry marks that would run into each other. */
  :lang(ar) *,
  :lang(hi) *,
  :lang(th) * {
    letter-spacing: normal !important;
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
export const GlobalStyle = ({ theme }: { readonly theme: Theme }) => (
  <Global styles={[variables(theme), ground]} />
);

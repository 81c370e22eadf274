import type { StylisPlugin } from '@emotion/cache';

interface RightToLeft {
  /** The plug-ins that mirror MUI's styles; undefined in a language that is read from the left. */
  plugins: readonly StylisPlugin[] | undefined;
}

export const rightToLeft: RightToLeft = { plugins: undefined };

/** Loads what mirrors MUI's styles. Only languages that are read from the right pay for it. */
export async function loadRightToLeft(): Promise<void> {
  const [{ default: rtl }, { prefixer }] = await Promise.all([
    import('@mui/stylis-plugin-rtl'),
    import('stylis'),
  ]);
  rightToLeft.plugins = [prefixer, rtl];
}

import type { StylisPlugin } from '@emotion/cache';
import { prefixer } from 'stylis';

interface RightToLeft {
  /** The plugins that mirror MUI's styles; undefined in left-to-right languages. */
  plugins: StylisPlugin[] | undefined;
}

export const rightToLeft: RightToLeft = { plugins: undefined };

/** Loads the plugins that mirror MUI's styles, only for right-to-left languages. */
export async function loadRightToLeft(): Promise<void> {
  const { default: rtl } = await import('@mui/stylis-plugin-rtl');
  rightToLeft.plugins = [prefixer, rtl];
}

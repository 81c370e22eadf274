import type { StylisPlugin } from '@emotion/cache';
import { prefixer } from 'stylis';

interface RightToLeft {
  /** The plug-ins that mirror MUI's styles; undefined in a language that is read from the left. */
  plugins: StylisPlugin[] | undefined;
}

export const rightToLeft: RightToLeft = { plugins: undefined };

/** Loads what mirrors MUI's styles. Only languages that are read from the right pay for it. */
export async function loadRightToLeft(): Promise<void> {
  const { default: rtl } = await import('@mui/stylis-plugin-rtl');
  rightToLeft.plugins = [prefixer, rtl];
}

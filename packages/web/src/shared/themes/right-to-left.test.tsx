import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import InputAdornment from '@mui/material/InputAdornment';
import { render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { loadRightToLeft, rightToLeft } from './right-to-left.ts';

afterEach(() => {
  rightToLeft.plugins = undefined;
});

/** The margins of a MUI adornment before a field. */
function marginsOfAdornment(key: string): string {
  const cache = createCache({ key, ...(rightToLeft.plugins && { stylisPlugins: rightToLeft.plugins }) });
  render(
    <CacheProvider value={cache}>
      <InputAdornment position="start">$</InputAdornment>
    </CacheProvider>,
  );
  const css = cache.sheet.tags.map(({ textContent }) => textContent).join('');
  return [...css.matchAll(/margin-(?:left|right):\s*\w+/g)].join();
}

test('A MUI component keeps its sides in a left-to-right language', () => {
  expect(marginsOfAdornment('ltr')).toBe('margin-right:8px');
});

test('A MUI component is mirrored in a right-to-left language', async () => {
  await loadRightToLeft();
  expect(marginsOfAdornment('rtl')).toBe('margin-left:8px');
});

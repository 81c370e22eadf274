import { beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
  document.head.innerHTML = '';
});

/** The site that a page shows, after its theme is loaded. */
async function siteOf(meta: string) {
  document.head.innerHTML = meta;
  const { site, siteTheme, themeLoaded } = await import('./in-use.ts');
  await themeLoaded;
  return { site: site(), theme: siteTheme() };
}

test('A page without facts shows those of its theme', async () => {
  const { site } = await siteOf('<meta name="site" content="harbour">');
  expect(site).toMatchObject({ name: 'Harbour' });
});

test('A page shows the name and the operator that the server wrote into it, in the colors of its theme', async () => {
  const plain = await siteOf('<meta name="site" content="harbour">');
  vi.resetModules();
  const facts = { name: 'Birch & Wool', country: 'NO', operator: { company: 'Birch AS' } };
  const meta = document.createElement('meta');
  meta.name = 'site';
  meta.content = 'harbour';
  meta.dataset['facts'] = JSON.stringify(facts);
  const { site, theme } = await siteOf(meta.outerHTML);
  expect(site).toMatchObject({ ...facts, since: plain.site.since });
  expect(theme.light).toEqual(plain.theme.light);
});

test('A page of an unknown site has the default theme', async () => {
  const { site } = await siteOf('<meta name="site" content="nowhere">');
  expect(site.name).toBe('openmall');
});

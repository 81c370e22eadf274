import { afterEach, beforeEach, expect, it } from 'vitest';
import { visitLanguage } from './early-requests.ts';
import { preloadAssets, type PreloadManifest } from './preload-assets.ts';

const manifest: PreloadManifest = {
  base: '/mall/',
  files: ['home.js', 'shared.js', 'own.js', 'orders.js'],
  pages: { '/index': [0, 1], '/userInfo': [1, 2], '/userInfo/my-order': [1, 3] },
  locales: 'locales',
  start: 'start',
  pageFiles: { '/index': 'home', '/userInfo': 'own' },
  rightToLeft: ['ar'],
  defaultSite: 'openmall',
  sites: {
    openmall: { theme: [], fonts: ['openmall.woff2'] },
    harbour: { theme: ['harbour.js'], fonts: ['harbour.woff2'] },
  },
};

/** The files that are preloaded at a path, in order. */
function preloadsAt(path: string): readonly string[] {
  window.history.replaceState(null, '', path);
  preloadAssets(manifest, visitLanguage(['en', 'de', 'ar']));
  return [...document.head.querySelectorAll('link')].map((link) => {
    link.remove();
    return new URL(link.href).pathname.replace('/mall/', '');
  });
}

beforeEach(() => void (document.head.innerHTML = '<meta name="site" content="openmall">'));
afterEach(() => {
  localStorage.clear();
  document.head.innerHTML = '';
  document.documentElement.dir = '';
  window.history.replaceState(null, '', '/');
});

it('preloads the files of the page and its translations', () => {
  const home = ['openmall.woff2', 'home.js', 'shared.js', 'locales/en/home.js'];
  expect(preloadsAt('/mall/index')).toEqual(home);
  expect(preloadsAt('/mall/')).toEqual(home);
});

it('preloads the files of the section of a page', () => {
  expect(preloadsAt('/mall/userInfo/my-order?index=2')).toEqual(
    expect.arrayContaining(['own.js', 'orders.js', 'locales/en/own.js']),
  );
});

it('uses the language of the URL, else the saved one, else English', () => {
  localStorage.setItem('language', '"de"');
  expect(preloadsAt('/mall/index')).toContain('locales/de/home.js');
  expect(preloadsAt('/mall/index?lang=ar')).toContain('locales/ar/home.js');
  expect(preloadsAt('/mall/index?lang=nonsense')).toContain('locales/de/home.js');
  localStorage.setItem('language', '{broken');
  expect(preloadsAt('/mall/index')).toContain('locales/en/home.js');
});

it('sets the direction of the language before the store does', () => {
  preloadsAt('/mall/index');
  expect(document.documentElement.dir).toBe('');
  preloadsAt('/mall/index?lang=ar');
  expect(document.documentElement.dir).toBe('rtl');
});

it('preloads the theme of the site in place of the default theme', () => {
  document.head.innerHTML = '<meta name="site" content="harbour">';
  const preloads = preloadsAt('/mall/index');
  expect(preloads).toEqual(expect.arrayContaining(['harbour.js', 'harbour.woff2']));
  expect(preloads).not.toContain('openmall.woff2');
});

it('preloads no page at an unknown path', () => {
  expect(preloadsAt('/mall/nowhere')).toEqual(['openmall.woff2', 'locales/en/start.js']);
});

it('uses nothing outside its own source', () => {
  const text = String(preloadAssets);
  const copy = new Function(`return ${text}`) as () => typeof preloadAssets;
  window.history.replaceState(null, '', '/mall/index');
  copy()(manifest, 'en');
  expect(document.head.querySelectorAll('link')).toHaveLength(4);
});

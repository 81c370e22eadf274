import { afterEach, beforeEach, expect, it } from 'vitest';
import { preloadAssets, type PreloadManifest } from './preload-assets.ts';

const ahead: PreloadManifest = {
  base: '/mall/',
  files: ['home.js', 'shared.js', 'own.js', 'orders.js'],
  pages: { '/index': [0, 1], '/userInfo': [1, 2], '/userInfo/my-order': [1, 3] },
  words: 'words',
  start: 'start',
  books: { '/index': 'home', '/userInfo': 'own' },
  languages: ['en', 'de', 'ar'],
  house: 'house',
  sites: {
    house: { theme: [], fonts: ['house.woff2'] },
    harbour: { theme: ['harbour.js'], fonts: ['harbour.woff2'] },
  },
};

/** What is asked for at an address, in the order in which it is. */
function askedAt(path: string): readonly string[] {
  window.history.replaceState(null, '', path);
  preloadAssets(ahead);
  return [...document.head.querySelectorAll('link')].map((link) => {
    link.remove();
    return new URL(link.href).pathname.replace('/mall/', '');
  });
}

beforeEach(() => void (document.head.innerHTML = '<meta name="site" content="house">'));
afterEach(() => {
  localStorage.clear();
  document.head.innerHTML = '';
  window.history.replaceState(null, '', '/');
});

it('asks for the files of the page, and for its words', () => {
  const home = ['house.woff2', 'home.js', 'shared.js', 'words/en/home.js'];
  expect(askedAt('/mall/index')).toEqual(home);
  expect(askedAt('/mall/')).toEqual(home);
});

it('asks for those of the room that a page is in as well', () => {
  expect(askedAt('/mall/userInfo/my-order?index=2')).toEqual(
    expect.arrayContaining(['own.js', 'orders.js', 'words/en/own.js']),
  );
});

it('speaks the language of the address, else the saved one, else English', () => {
  localStorage.setItem('language', '"de"');
  expect(askedAt('/mall/index')).toContain('words/de/home.js');
  expect(askedAt('/mall/index?lang=ar')).toContain('words/ar/home.js');
  expect(askedAt('/mall/index?lang=nonsense')).toContain('words/de/home.js');
  localStorage.setItem('language', '{broken');
  expect(askedAt('/mall/index')).toContain('words/en/home.js');
});

it('asks for the theme of the site instead of the house', () => {
  document.head.innerHTML = '<meta name="site" content="harbour">';
  const asked = askedAt('/mall/index');
  expect(asked).toEqual(expect.arrayContaining(['harbour.js', 'harbour.woff2']));
  expect(asked).not.toContain('house.woff2');
});

it('asks for no page where there is none', () => {
  expect(askedAt('/mall/nowhere')).toEqual(['house.woff2', 'words/en/start.js']);
});

it('stands alone, since its text is put into the page', () => {
  const text = String(preloadAssets);
  const elsewhere = new Function(`return ${text}`) as () => typeof preloadAssets;
  window.history.replaceState(null, '', '/mall/index');
  elsewhere()(ahead);
  expect(document.head.querySelectorAll('link')).toHaveLength(4);
});

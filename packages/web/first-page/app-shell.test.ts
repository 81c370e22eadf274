// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { completeShell, SHELL_MARKUP, shellStyles, type ShellColors } from './app-shell.ts';

const colors = (ground: string): ShellColors => ({
  brandDeep: '#111',
  brand: '#222',
  ground,
  surface: '#444',
  line: '#555',
  ink: '#666',
  skeleton: '#777',
});
const site = (ground: string) => ({
  light: colors(ground),
  dark: colors('#000'),
  mark: `<svg xmlns='http://www.w3.org/2000/svg'></svg>`,
});

afterEach(() => {
  document.body.innerHTML = '';
  window.history.replaceState(null, '', '/');
});

it('gives every site its colors by day and by night, and the default site those of a page that names no theme', () => {
  const css = shellStyles({ harbour: site('#aaa'), openmall: site('#bbb') }, 'openmall');
  expect(css.indexOf(':root .app-shell{')).toBeLessThan(css.indexOf('content='));
  expect(css).toContain(":root:has(meta[name=site][content='harbour']) .app-shell{");
  expect(css).toContain('--ground:#aaa');
  expect(css.match(/prefers-color-scheme:dark/g)).toHaveLength(2);
  // A quote in the mark would end the value.
  expect(css).toContain('%27http%3A');
});

it('names the site and takes the layout of the page', () => {
  document.title = 'harbour';
  document.body.innerHTML = SHELL_MARKUP;
  window.history.replaceState(null, '', '/shop/settlement?buy=1');
  completeShell('/shop/', { '/settlement': 'plain', '/index': 'home' });
  expect(document.querySelector('.app-shell .logo')?.textContent).toBe('harbour');
  expect(document.querySelector('.app-shell')?.className).toBe('app-shell plain');
});

it('leaves a page without a layout of its own as it is', () => {
  document.body.innerHTML = SHELL_MARKUP;
  completeShell('/', { '/index': 'home' });
  expect(document.querySelector('.app-shell')?.className).toBe('app-shell');
});

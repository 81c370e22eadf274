import { createElement, use, type ComponentType } from 'react';
import { loadWords, type Namespace } from '../shared/i18n/i18n.ts';
import { loadChunk } from './load-chunk.ts';

interface PageModule {
  readonly Page: ComponentType;
}

interface LazyPage {
  readonly Page: ComponentType;
  /** Fetches code and words before the page is rendered. */
  readonly fetch: () => void;
}

const failures = new Set<() => void>();

/** Forgets which pages did not come, so that the next look at one asks for it again. */
export function tryPagesAgain(): void {
  for (const forget of failures) forget();
  failures.clear();
}

/** A page whose code and words load together, when it is first gone to or a little before. */
export function lazyPage(load: () => Promise<PageModule>, ...words: readonly Namespace[]): LazyPage {
  let asked: Promise<PageModule> | undefined;
  const ask = (): Promise<PageModule> => {
    if (asked) return asked;
    asked = loadChunk(async () => {
      const [module] = await Promise.all([load(), loadWords(...words)]);
      return module;
    });
    asked.catch(() => failures.add(() => (asked = undefined)));
    return asked;
  };
  // What fails here is shown when the page is rendered.
  const fetch = () => void ask().catch(() => undefined);
  const Page = () => createElement(use(ask()).Page);
  return { Page, fetch };
}

import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { loadWords, type Namespace } from '../shared/i18n/i18n.ts';

interface PageModule {
  readonly Page: ComponentType;
}

interface LazyPage {
  readonly Page: LazyExoticComponent<ComponentType>;
  /** Fetches code and words before the page is rendered. */
  readonly fetch: () => void;
}

/** A page whose code and words load together, when it is first gone to or a little before. */
export function lazyPage(load: () => Promise<PageModule>, ...words: readonly Namespace[]): LazyPage {
  const Page = lazy(async () => {
    const [module] = await Promise.all([load(), loadWords(...words)]);
    return { default: module.Page };
  });
  // What fails here is tried again, and shown, when the page is rendered.
  const fetch = () => void Promise.allSettled([load(), loadWords(...words)]);
  return { Page, fetch };
}

import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { loadWords, type Namespace } from '../shared/i18n/i18n.ts';

interface PageModule {
  readonly Page: ComponentType;
}

/** A page whose code and words load together, when it is first gone to. */
export const lazyPage = (
  load: () => Promise<PageModule>,
  ...words: readonly Namespace[]
): LazyExoticComponent<ComponentType> =>
  lazy(async () => {
    const [module] = await Promise.all([load(), loadWords(...words)]);
    return { default: module.Page };
  });

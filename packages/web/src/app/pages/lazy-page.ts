import type { ComponentType } from 'react';
import { loadPageTranslations } from '../../shared/i18n/load-translations.ts';
import type { PageName } from '../../shared/i18n/page-namespaces.ts';
import { loadChunk } from '../../shared/parts/load-chunk.ts';

interface PageModule {
  readonly Page: ComponentType;
}

export interface LazyPage {
  /** Resolves to the module when its translations are loaded too. Returns the same promise until the load fails. */
  readonly load: () => Promise<PageModule>;
}

const failures = new Set<() => void>();

/** Forgets failed loads, so that the next render of a page requests it again. */
export function tryPagesAgain(): void {
  for (const forget of failures) forget();
  failures.clear();
}

/** A page whose code and translations load together, on navigation or a little before. Must not import React, which loads later. */
export function lazyPage(name: PageName, getCode: () => Promise<PageModule>): LazyPage {
  let pending: Promise<PageModule> | undefined;
  const load = (): Promise<PageModule> => {
    if (pending) return pending;
    pending = loadChunk(async () => {
      const [module] = await Promise.all([getCode(), loadPageTranslations(name)]);
      return module;
    });
    const loading = pending;
    // React reads the state of a promise from the promise: a loaded page renders without suspending.
    loading.then(
      (value) => Object.assign(loading, { status: 'fulfilled', value }),
      () => failures.add(() => (pending = undefined)),
    );
    return pending;
  };
  return { load };
}

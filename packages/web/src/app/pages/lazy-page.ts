import type { ComponentType } from 'react';
import { loadPageTranslations } from '../../shared/i18n/load-translations.ts';
import type { PageName } from '../../shared/i18n/page-namespaces.ts';
import { loadChunk } from '../../shared/parts/load-chunk.ts';

interface PageModule {
  readonly Page: ComponentType;
}

export interface LazyPage {
  /** Its code, when its words are there too; the same promise as long as it lasts. */
  readonly load: () => Promise<PageModule>;
}

const failures = new Set<() => void>();

/** Forgets which pages did not come, so that the next look at one asks for it again. */
export function tryPagesAgain(): void {
  for (const forget of failures) forget();
  failures.clear();
}

/** A page whose code and words load together, when it is first gone to or a little before; without React, which is not there yet. */
export function lazyPage(name: PageName, getCode: () => Promise<PageModule>): LazyPage {
  let asked: Promise<PageModule> | undefined;
  const load = (): Promise<PageModule> => {
    if (asked) return asked;
    asked = loadChunk(async () => {
      const [module] = await Promise.all([getCode(), loadPageTranslations(name)]);
      return module;
    });
    const loading = asked;
    // React reads the state of a promise from the promise: what has come is drawn without a pause.
    loading.then(
      (value) => Object.assign(loading, { status: 'fulfilled', value }),
      () => failures.add(() => (asked = undefined)),
    );
    return asked;
  };
  return { load };
}

/** Pseudo-languages: altered English that replaces a language. The build never contains them. */
import { readFileSync } from 'node:fs';
import type { BrowserContext } from '@playwright/test';
import { pseudoTranslations } from '../../pseudo-translations.ts';
import { translationFile } from '../../vite-translations.ts';
import type { Translations } from '../../src/shared/i18n/translation-files.ts';

interface Pseudo {
  /** The language that it replaces. */
  readonly instead: string;
  readonly isTurned: boolean;
}

/** By their usual names: accented and longer, and the same right-to-left. */
export const pseudoLanguages: Readonly<Record<string, Pseudo | undefined>> = {
  xa: { instead: 'en', isTurned: false },
  xb: { instead: 'ar', isTurned: true },
};

const english = (namespace: string): Translations =>
  JSON.parse(
    readFileSync(new URL(`../../src/shared/i18n/locales/en/${namespace}.json`, import.meta.url), 'utf8'),
  ) as Translations;

export const speakPseudo = (context: BrowserContext, { instead, isTurned }: Pseudo) =>
  context.route(new RegExp(`/assets/locales[^/]*/${instead}/[\\w/]+\\.js$`), (route) => {
    const name = /\/locales[^/]*\/\w+\/([\w/]+)\.js$/.exec(route.request().url())?.[1] ?? '';
    const body = translationFile(instead, name, (_code, namespace) =>
      pseudoTranslations(english(namespace), isTurned),
    );
    return route.fulfill({ contentType: 'text/javascript', body });
  });

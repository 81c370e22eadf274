/** English as a stranger, in place of a language: the build itself never holds it. */
import { readFileSync } from 'node:fs';
import type { BrowserContext } from '@playwright/test';
import { pseudoWords } from '../../pseudo-words.ts';
import { wordsFile } from '../../vite-words.ts';
import type { Words } from '../../src/shared/i18n/translate.ts';

interface Pseudo {
  /** The language that the store takes it for. */
  readonly instead: string;
  readonly isTurned: boolean;
}

/** By the usual names: accented and longer, and the same from right to left. */
export const pseudoLanguages: Readonly<Record<string, Pseudo | undefined>> = {
  xa: { instead: 'en', isTurned: false },
  xb: { instead: 'ar', isTurned: true },
};

const english = (namespace: string): Words =>
  JSON.parse(
    readFileSync(new URL(`../../src/shared/i18n/locales/en/${namespace}.json`, import.meta.url), 'utf8'),
  ) as Words;

export const speakPseudo = (context: BrowserContext, { instead, isTurned }: Pseudo) =>
  context.route(new RegExp(`/assets/words[^/]*/${instead}/[\\w/]+\\.js$`), (route) => {
    const name = /\/words[^/]*\/\w+\/([\w/]+)\.js$/.exec(route.request().url())?.[1] ?? '';
    const body = wordsFile(instead, name, (_code, namespace) => pseudoWords(english(namespace), isTurned));
    return route.fulfill({ contentType: 'text/javascript', body });
  });

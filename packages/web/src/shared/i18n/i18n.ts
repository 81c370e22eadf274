import { pageFile, wordsInFileOf, type WordsOfPage } from './page-words.ts';
import type { Namespace, Translate, Values } from './keys.ts';
import { site, themeLoaded } from '../themes/in-use.ts';
import { language } from './language.ts';
import { directionOf, formatTagOf, tagOf } from './languages.ts';
import { makeTranslator, type Words } from './translate.ts';

export type { Namespace, Translate } from './keys.ts';

/** Where the build lays the files of words (`vite-words.ts`). Every language has all of them. */
const folder = `${import.meta.env.VITE_WORDS}/${language}`;

/** What the house is called in the files of words. */
const HOUSE = 'openmall';

/** The tag for Intl of this visit's language. */
export const localeTag: string = formatTagOf(language);

const known = new Map<Namespace, Words>();
const asked = new Map<Namespace, Promise<void>>();
let lost: Words = {};
const say = makeTranslator(localeTag);

interface WordsFile {
  readonly default: Words;
}

/** The files say the name of the house; another shop says its own. */
function named(words: Words): Words {
  const { name } = site();
  if (name === HOUSE) return words;
  return JSON.parse(JSON.stringify(words).replaceAll(HOUSE, name)) as Words;
}

/** One file of this language. Its name can be told, so no list of all files is downloaded first. */
async function fetchWords(name: string): Promise<Words> {
  const file = import(/* @vite-ignore */ `${folder}/${name}.js`) as Promise<WordsFile>;
  const [{ default: words }] = await Promise.all([file, themeLoaded]);
  return named(words);
}

/** React reads the state of a promise from the promise, and does not wait for this one. */
const here = Object.assign(Promise.resolve(), { status: 'fulfilled', value: undefined });

/** Makes the words of a namespace known; tests do it without a download. */
export function giveWords(namespace: Namespace, words: Words): void {
  known.set(namespace, words);
  asked.set(namespace, here);
}

/** A loaded namespace as its file is, for texts that are lists. */
export const bookOf = (namespace: Namespace): Words | undefined => known.get(namespace);

export const hasWords = (namespace: Namespace): boolean => known.has(namespace);

/** Notes what is on its way, so that nobody asks for it twice, and gives it another chance when it fails. */
function noted(namespaces: readonly Namespace[], loading: Promise<void>): Promise<void> {
  for (const namespace of namespaces) asked.set(namespace, loading);
  loading.catch(() => {
    for (const namespace of namespaces) asked.delete(namespace);
  });
  return loading;
}

/** The loading of one namespace: the same promise as long as it lasts. */
export const wordsOf = (namespace: Namespace): Promise<void> =>
  asked.get(namespace) ??
  noted(
    [namespace],
    fetchWords(namespace).then((words) => giveWords(namespace, words)),
  );

/** Loads namespaces, so that a page and its words travel together. */
export const loadWords = async (...namespaces: readonly Namespace[]): Promise<void> =>
  void (await Promise.all(namespaces.map(wordsOf)));

/** Loads the words of a page: in one file as long as most of them are new. */
export async function loadWordsOfPage(page: WordsOfPage): Promise<void> {
  const namespaces = wordsInFileOf(page);
  const missing = namespaces.filter((namespace) => !asked.has(namespace));
  if (missing.length > 1) {
    const file = fetchWords(pageFile(page)) as Promise<Record<Namespace | 'lost', Words>>;
    void noted(
      missing,
      file.then((books) => {
        lost = books.lost;
        missing.forEach((namespace) => giveWords(namespace, books[namespace]));
      }),
    );
  }
  await loadWords(...namespaces);
}

/** Says the words of a loaded namespace; components have `useTranslation`. */
export function translator<N extends Namespace>(namespace: N): Translate<N> {
  return (key: string, values: Values & { readonly ns?: Namespace } = {}): string =>
    say(known.get(values.ns ?? namespace), key, values);
}

/** The sentence of a key that the contract names, and what is said where a loaded namespace does not have it. */
export function phraseOf(namespace: Namespace, key: string, otherwise: string, values?: Values): string {
  const text = say(known.get(namespace), key, values);
  return text === key ? otherwise : text;
}

/** What to say of a failure when the words for it do not come either. */
export const phraseOfLost = (key: string): string => say(lost, key in lost ? key : 'checkNetwork');

/** Makes the words of the shell ready: they come with those of the first page, where it was asked for before. */
export async function startI18n(): Promise<void> {
  document.documentElement.lang = tagOf(language);
  document.documentElement.dir = directionOf(language);
  await loadWordsOfPage('start');
}

import { createI18n } from '@openmall/web/create-i18n';
import { language, localeTag } from './language.ts';
import en from './locales/en/office.json';

type KeysOf<Texts, Prefix extends string = ''> = {
  [Key in keyof Texts & string]: Texts[Key] extends string
    ? `${Prefix}${Key}`
    : KeysOf<Texts[Key], `${Prefix}${Key}.`>;
}[keyof Texts & string];

/** A key of the English texts. A missing one does not compile. */
export type TextKey = KeysOf<typeof en>;

type Values = Readonly<Record<string, string | number>>;

const own = import.meta.glob<object>('./locales/*/office.json', { import: 'default' });
/** The error texts of the store, which has all errors of buyers in every language. */
const store = import.meta.glob<object>('../../../../web/src/shared/i18n/locales/*/errors.json', {
  import: 'default',
});

const i18n = createI18n(localeTag);
const english = createI18n('en');

/** Loads the texts of this visit's language. What a language does not have yet is shown in English. */
export async function loadTexts(): Promise<void> {
  english.addResourceBundle('en', 'common', en);
  i18n.addResourceBundle(localeTag, 'common', en);
  const texts = await own[`./locales/${language}/office.json`]?.();
  if (texts) i18n.addResourceBundle(localeTag, 'common', texts, true, true);
  const errors = await store[`../../../../web/src/shared/i18n/locales/${language}/errors.json`]?.();
  if (errors) i18n.addResourceBundle(localeTag, 'errors', errors);
}

/** The text of a key in this visit's language. */
export const t = (key: TextKey, values?: Values): string => String(i18n.t(key as never, { ...values }));

/** The text of a key that comes from the contract, or `fallback` if there is none. */
export const textOr = (key: string, fallback: string, values?: Values): string =>
  String(i18n.t(key as never, { defaultValue: fallback, ...values }));

/** The text of an error key: the back office's own, else the store's. */
export const errorText = (key: string): string =>
  textOr(`errors.${key}`, '') ||
  String(i18n.t(key as never, { ns: 'errors', defaultValue: t('errors.unknown') }));

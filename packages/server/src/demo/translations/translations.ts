import af from './af.json' with { type: 'json' };
import ar from './ar.json' with { type: 'json' };
import cn from './cn.json' with { type: 'json' };
import de from './de.json' with { type: 'json' };
import el from './el.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };
import hi from './hi.json' with { type: 'json' };
import id from './id.json' with { type: 'json' };
import it from './it.json' with { type: 'json' };
import ja from './ja.json' with { type: 'json' };
import ko from './ko.json' with { type: 'json' };
import ms from './ms.json' with { type: 'json' };
import ph from './ph.json' with { type: 'json' };
import pt from './pt.json' with { type: 'json' };
import ru from './ru.json' with { type: 'json' };
import th from './th.json' with { type: 'json' };
import tr from './tr.json' with { type: 'json' };
import tw from './tw.json' with { type: 'json' };
import vi from './vi.json' with { type: 'json' };
import { LANGUAGES, type Language, type Names } from '../../domain/catalog/categories/all-names.ts';

/**
 * Kinds of texts that are translated by their English text. Texts with translations in the demo rows are not in the
 * files.
 */
export type Kind =
  | 'nouns'
  | 'features'
  | 'colours'
  | 'banners'
  | 'news'
  | 'articles'
  | 'benefits'
  | 'details'
  | 'specification';

/** Translations into one language, and its pattern for names of goods. */
type Translation = { readonly title: string } & Partial<
  Readonly<Record<Kind, Readonly<Record<string, string>>>>
>;

// prettier-ignore
const TRANSLATIONS: Readonly<Record<Exclude<Language, 'en'>, Translation>> = {
  cn, tw, ja, de, ms, af, th, el, pt, es, fr, ru, it, tr, ko, ph, ar, id, hi, vi,
};

export const OTHER_LANGUAGES = LANGUAGES.filter((lang) => lang !== 'en');

export const translationOf = (lang: Exclude<Language, 'en'>): Translation => TRANSLATIONS[lang];

export const titlePattern = (lang: Exclude<Language, 'en'>): string => TRANSLATIONS[lang].title;

/** Adds all translations of a text. Languages without one show the English text. */
export function translated(kind: Kind, given: Names): Names {
  const found = OTHER_LANGUAGES.flatMap((lang) => {
    const text = TRANSLATIONS[lang][kind]?.[given.en];
    return text === undefined ? [] : [[lang, text] as const];
  });
  return { ...Object.fromEntries(found), ...given };
}

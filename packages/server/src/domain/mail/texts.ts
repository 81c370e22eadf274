import type { Lang } from '@openmall/sdk';
import { localeOf } from '../locales.ts';
import af from './texts/af.json' with { type: 'json' };
import ar from './texts/ar.json' with { type: 'json' };
import cn from './texts/cn.json' with { type: 'json' };
import de from './texts/de.json' with { type: 'json' };
import el from './texts/el.json' with { type: 'json' };
import en from './texts/en.json' with { type: 'json' };
import es from './texts/es.json' with { type: 'json' };
import fr from './texts/fr.json' with { type: 'json' };
import hi from './texts/hi.json' with { type: 'json' };
import id from './texts/id.json' with { type: 'json' };
import it from './texts/it.json' with { type: 'json' };
import ja from './texts/ja.json' with { type: 'json' };
import ko from './texts/ko.json' with { type: 'json' };
import ms from './texts/ms.json' with { type: 'json' };
import ph from './texts/ph.json' with { type: 'json' };
import pt from './texts/pt.json' with { type: 'json' };
import ru from './texts/ru.json' with { type: 'json' };
import th from './texts/th.json' with { type: 'json' };
import tr from './texts/tr.json' with { type: 'json' };
import tw from './texts/tw.json' with { type: 'json' };
import vi from './texts/vi.json' with { type: 'json' };

/** The English file types all keys: a language that lacks one does not compile. */
export type MailTexts = typeof en;

const texts: Readonly<Record<Lang, MailTexts>> = {
  af,
  ar,
  cn,
  de,
  el,
  en,
  es,
  fr,
  hi,
  id,
  it,
  ja,
  ko,
  ms,
  ph,
  pt,
  ru,
  th,
  tr,
  tw,
  vi,
};

export const textsIn = (lang: Lang): MailTexts => texts[lang];

/** Writes values into the placeholders of a text. */
export const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (placeholder, name: string) => values[name] ?? placeholder);

/** As the store formats: figures in 0–9, the Gregorian year. */
const FORMATS: Partial<Record<Lang, string>> = { ar: 'ar-u-nu-latn', th: 'th-u-ca-gregory' };

export const formatLocaleOf = (lang: Lang): string => FORMATS[lang] ?? localeOf(lang);

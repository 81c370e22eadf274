import { createInstance, type i18n as I18n, type Module } from 'i18next';
import { directionOf } from './languages.ts';

const FIRST_STRONG_ISOLATE = '\u2068';
const POP_DIRECTIONAL_ISOLATE = '\u2069';

/** Isolates the text direction of a value: in Arabic, the sign of an amount would otherwise move to the other side. */
const isolate = (value: string): string => `${FIRST_STRONG_ISOLATE}${value}${POP_DIRECTIONAL_ISOLATE}`;

/**
 * Creates an i18next instance for one language.
 *
 * @param tag BCP 47 tag, which also decides on plurals and number formats.
 * @param plugins Plugins of i18next. Without a backend namespaces are added by `addResourceBundle`.
 */
export function createI18n(tag: string, ...plugins: readonly Module[]): I18n {
  const isRightToLeft = directionOf(tag.replace(/-.*/, '')) === 'rtl';
  const instance = createInstance();
  for (const plugin of plugins) instance.use(plugin);
  void instance.init({
    lng: tag,
    load: 'currentOnly',
    fallbackLng: false,
    // Namespaces are loaded with the pages that show them, so the instance is ready at once.
    ns: [],
    defaultNS: 'common',
    initAsync: false,
    // Error texts of a server may contain colons.
    nsSeparator: false,
    // React escapes HTML. Escaping is the hook that i18next has for a change of each value; `Trans` always calls it.
    interpolation: { escape: isRightToLeft ? isolate : String },
    // A visible placeholder is found in review; an empty text is not.
    missingInterpolationHandler: (_text: string, match: RegExpExecArray) => match[0],
    // A failed namespace can be loaded again with "Try again".
    maxRetries: 0,
  });
  return instance;
}

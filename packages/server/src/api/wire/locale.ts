import type { Lang } from '@openmall/sdk';

/** The wire's languages whose names differ from those of Intl. */
const LOCALES: Partial<Record<Lang, string>> = { cn: 'zh-CN', tw: 'zh-TW', ph: 'fil' };

export const localeOf = (lang: Lang): string => LOCALES[lang] ?? lang;

import type { Lang } from '@openmall/sdk';
import type { Names } from '../../db/tables.ts';

/** A text in the caller's language where there is one, else in English. */
export const textIn = (names: Names, lang: Lang): string => names[lang] ?? names.en;

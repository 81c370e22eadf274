// Generated from openapi/ by `npm run generate`. Do not edit.
/* eslint-disable */

import type { Lang } from './hooks/openmall.schemas.ts';

/** The languages of the mall, under their names on the wire. */
export const languages: readonly Lang[] = [
  'cn',
  'tw',
  'en',
  'ja',
  'de',
  'ms',
  'af',
  'th',
  'el',
  'pt',
  'es',
  'fr',
  'ru',
  'it',
  'tr',
  'ko',
  'ph',
  'ar',
  'id',
  'hi',
  'vi',
];

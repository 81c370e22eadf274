import { judgeAll } from '../i18n/judge.ts';

/** What is wrong with the words of the store, or missing, in any language. `npm run i18n` says it at more length. */
export const wordFindings = (): string[] =>
  judgeAll().flatMap(({ code, findings }) => findings.map(({ at, says }) => `${code}: ${at} ${says}`));

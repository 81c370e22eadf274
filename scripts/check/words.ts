import { judgeAll } from '../i18n/judge.ts';

/**
 * Whether a sentence that a language lacks fails the build. While words are being written it does not: the store says
 * the English one.
 */
const isStrict = false;

/** What is wrong with the words of the store, in any language. `npm run i18n` says it at more length. */
export const wordFindings = (): string[] =>
  judgeAll().flatMap(({ code, findings }) =>
    findings
      .filter(({ isMissing }) => isStrict || !isMissing)
      .map(({ at, says }) => `${code}: ${at} ${says}`),
  );

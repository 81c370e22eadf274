/** Finds words that are broken because their box is too narrow. */
import type { Page } from '@playwright/test';

/**
 * Returns every word of controls and headings that spans two lines. Scripts without spaces break anywhere and are
 * exempt.
 */
export const brokenWordsIn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const PLACES = 'button, a, [role=tab], h1, h2, h3, label, th, dt, legend';
    /** A word that takes more of the window, such as a code of 30 letters on a phone, has to break. */
    const LONGEST = 0.7;
    const WORD = /[\p{Script=Latin}\p{Script=Arabic}\p{M}]{2,}/gu;
    const isBroken = (text: Node, word: RegExpExecArray): boolean => {
      const range = document.createRange();
      range.setStart(text, word.index);
      range.setEnd(text, word.index + word[0].length);
      const lines = [...range.getClientRects()];
      const [line] = lines;
      const isOnTwoLines = line !== undefined && range.getBoundingClientRect().height > 1.6 * line.height;
      const width = lines.reduce((sum, part) => sum + part.width, 0);
      return isOnTwoLines && width < LONGEST * document.documentElement.clientWidth;
    };
    const wordsOf = (text: Node): readonly string[] =>
      [...(text.nodeValue ?? '').matchAll(WORD)]
        .filter((word) => isBroken(text, word))
        .map(([word]) => `“${word}” is broken into lines`);
    return [...document.querySelectorAll(PLACES)]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => getComputedStyle(element).hyphens !== 'auto')
      .flatMap((element) => [...element.childNodes])
      .filter((node) => node.nodeType === Node.TEXT_NODE)
      .flatMap(wordsOf);
  });

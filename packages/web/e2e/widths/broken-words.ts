/** Finds words that are broken because their box is too narrow. */
import type { Page } from '@playwright/test';

/**
 * Returns every word of controls and headings that spans two lines. Scripts without spaces break anywhere and are
 * exempt.
 */
export const brokenWordsIn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const PLACES = 'button, a, [role=tab], h1, h2, h3, label, th, dt, legend';
    const WORD = /[\p{Script=Latin}\p{Script=Arabic}\p{M}]{2,}/gu;
    const isBroken = (text: Node, word: RegExpExecArray): boolean => {
      const range = document.createRange();
      range.setStart(text, word.index);
      range.setEnd(text, word.index + word[0].length);
      const [line] = range.getClientRects();
      return line !== undefined && range.getBoundingClientRect().height > 1.6 * line.height;
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

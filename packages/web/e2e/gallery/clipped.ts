/** Finds clipped texts in buttons, tabs and headings, in any language. */
import type { Page } from '@playwright/test';

export interface Clipped {
  readonly text: string;
  readonly where: string;
  readonly how: string;
}

/** Checks every visible button, tab, heading, label and message. Texts that are clamped on purpose are exempt. */
export const clippedIn = (page: Page): Promise<readonly Clipped[]> =>
  page.evaluate(() => {
    const kinds =
      'button, .MuiButton-root, [role=tab], [role=menuitem], [role=alert], [role=status], .hint, .wrong, th, h1, h2, h3, label, legend, summary, nav a, header a';
    const isMeant = (element: Element): boolean => {
      const { webkitLineClamp, textOverflow, position, clipPath } = getComputedStyle(element);
      return (
        webkitLineClamp !== 'none' ||
        textOverflow === 'ellipsis' ||
        (position === 'absolute' && clipPath !== 'none')
      );
    };
    /** A row that scrolls sideways can show the rest of the text. */
    const isInScroller = (element: Element): boolean => {
      for (let parent = element.parentElement; parent; parent = parent.parentElement)
        if (/auto|scroll/.test(getComputedStyle(parent).overflowX)) return true;
      return false;
    };
    /** The bounding box of the text, without nested fields and icons. */
    const textBox = (element: Element): { readonly left: number; readonly right: number } => {
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const box = { left: Infinity, right: -Infinity };
      const range = document.createRange();
      while (texts.nextNode()) {
        range.selectNodeContents(texts.currentNode);
        for (const { left, right } of range.getClientRects()) {
          box.left = Math.min(box.left, left);
          box.right = Math.max(box.right, right);
        }
      }
      return box;
    };
    const faultOf = (element: Element): string | undefined => {
      const box = element.getBoundingClientRect();
      const text = textBox(element);
      const page = document.documentElement.clientWidth;
      if ((text.left < -1 || text.right > page + 1) && !isInScroller(element))
        return 'reaches beyond the page';
      if (getComputedStyle(element).display === 'inline') return undefined;
      if (text.left < box.left - 1 || text.right > box.right + 1) return 'is wider than its box';
      const cuts = getComputedStyle(element).overflow !== 'visible';
      if (cuts && element.scrollHeight > element.clientHeight + 2) return 'is higher than its box';
      return undefined;
    };
    return [...document.querySelectorAll(kinds)].flatMap((element) => {
      const shown = element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      const text = element.textContent?.trim() ?? '';
      const hidden = [element, ...element.querySelectorAll('*')].some(isMeant);
      if (!shown || text === '' || hidden || element.closest('[inert], [aria-hidden=true]')) return [];
      const how = faultOf(element);
      return how ? [{ text: text.slice(0, 80), where: element.tagName.toLowerCase(), how }] : [];
    });
  });

/** All visible and accessible texts of a page, one on each line, to search for the texts of the locale files. */
export const labelTexts = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const names = ['aria-label', 'title', 'placeholder', 'alt', 'aria-roledescription', 'aria-valuetext'];
    const hasText = (node: Node): boolean => node.nodeType === Node.TEXT_NODE && !!node.nodeValue?.trim();
    const texts = [...document.body.querySelectorAll('*:not(script, style)')].flatMap((element) => {
      const own = [...element.childNodes].filter(hasText);
      // A sentence with a link is one text.
      const whole = own.length > 0 ? [element.textContent] : [];
      const labels = names.map((name) => element.getAttribute(name));
      return [...own.map(({ nodeValue }) => nodeValue), ...whole, ...labels];
    });
    const lines = [document.title, ...texts].map((line) => line?.replaceAll(/\s+/g, ' ').trim());
    return [...new Set(lines)].filter(Boolean).join('\n');
  });

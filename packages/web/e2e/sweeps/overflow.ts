/** Finds elements that make a page wider than its viewport. */
import type { Page } from '@playwright/test';

/** Returns the horizontal overflow and the elements that cause it; empty if the page does not scroll sideways. */
export const overflowIn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const root = document.documentElement;
    const excess = root.scrollWidth - window.innerWidth;
    if (excess <= 0) return [];
    const isCutOff = (element: Element): boolean => {
      for (let parent = element.parentElement; parent && parent !== root; parent = parent.parentElement)
        if (getComputedStyle(parent).overflowX !== 'visible') return true;
      return false;
    };
    const wide = [...document.querySelectorAll('body *')].filter((element) => {
      const { left, right, width } = element.getBoundingClientRect();
      return width > 0 && (right > root.clientWidth + 1 || left < -1) && !isCutOff(element);
    });
    const names = wide.map(
      (element) => `${element.tagName.toLowerCase()} “${(element.textContent ?? '').slice(0, 30)}”`,
    );
    return [`scrolls sideways by ${excess} px: ${names.slice(0, 4).join(', ')}`];
  });

/** Finds controls that are too small for a thumb. */
import type { Page } from '@playwright/test';

/** WCAG 2.5.5, in CSS pixels. */
const MIN_TARGET = 44;

/**
 * Returns every visible control with a hit area smaller than 44 by 44. The hit area includes the padding, the label,
 * the field and pseudo-elements. Links within running text are exempt.
 */
export const smallTargetsIn = (page: Page): Promise<readonly string[]> =>
  page.evaluate((min) => {
    const CONTROLS =
      'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=tab], [role=menuitem], [role=option], [role=radio], [role=checkbox], [role=switch]';
    const isShown = (element: Element): boolean =>
      element.checkVisibility({ visibilityProperty: true }) &&
      !element.closest('[inert], [aria-hidden=true]') &&
      getComputedStyle(element).clipPath === 'none';
    const isInText = (element: Element): boolean => {
      if (element.tagName !== 'A' || getComputedStyle(element).display !== 'inline') return false;
      const around = (element.parentElement?.textContent ?? '').trim();
      return around.length > (element.textContent ?? '').trim().length + 1;
    };
    /** The elements that react like the control: its label and the box of its field. */
    const areasOf = (control: Element): readonly Element[] => {
      const labels = control instanceof HTMLInputElement ? [...(control.labels ?? [])] : [];
      const box = control.closest('.MuiInputBase-root');
      return [control, ...labels, ...(box ? [box] : [])];
    };
    const isLarge = ({ width, height }: DOMRect): boolean => width >= min - 0.5 && height >= min - 0.5;
    /** How far from its center the control reacts, in one direction. */
    const reach = (
      areas: readonly Element[],
      x: number,
      y: number,
      step: readonly [number, number],
    ): number => {
      for (let far = 1; far <= min; far += 1) {
        const hit = document.elementFromPoint(x + step[0] * far, y + step[1] * far);
        if (!hit || !areas.some((area) => area.contains(hit))) return far - 1;
      }
      return min;
    };
    /** The element that covers the center of a control, unless it can be closed. */
    const coverOf = (areas: readonly Element[], hit: Element | null): string => {
      if (
        !hit ||
        areas.some((area) => area.contains(hit)) ||
        hit.closest('[role=dialog], [role=presentation]')
      )
        return '';
      return `is covered by ${hit.tagName.toLowerCase()} “${(hit.textContent ?? '').trim().slice(0, 20)}”`;
    };
    const faultOf = (control: Element): string => {
      const areas = areasOf(control);
      control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const { x, y, width, height } = control.getBoundingClientRect();
      const [left, top] = [x + width / 2, y + height / 2];
      const hit = document.elementFromPoint(left, top);
      // A disabled control is not a target.
      if (getComputedStyle(control).pointerEvents === 'none') return '';
      if (!hit || !areas.some((area) => area.contains(hit))) return coverOf(areas, hit);
      const across = Math.max(width, reach(areas, left, top, [-1, 0]) + reach(areas, left, top, [1, 0]) + 1);
      const down = Math.max(height, reach(areas, left, top, [0, -1]) + reach(areas, left, top, [0, 1]) + 1);
      return across >= min - 1 && down >= min - 1 ? '' : `is ${Math.round(across)} × ${Math.round(down)}`;
    };
    const nameOf = (control: Element): string => {
      const text = control.getAttribute('aria-label') ?? control.textContent ?? '';
      const name = text.trim() || control.getAttribute('name') || control.getAttribute('href') || '';
      return `${control.tagName.toLowerCase()} “${name.replaceAll(/\s+/g, ' ').slice(0, 50)}”`;
    };
    const modal = [...document.querySelectorAll('[aria-modal=true]')].at(-1);
    const [left, top] = [window.scrollX, window.scrollY];
    const found = [...(modal ?? document).querySelectorAll(CONTROLS)].flatMap((control) => {
      const box = control.getBoundingClientRect();
      // Skip controls that only the keyboard reveals, and controls behind a label.
      if (box.width === 0 || box.bottom + window.scrollY < 0 || !isShown(control) || isInText(control))
        return [];
      if (areasOf(control).some((area) => isLarge(area.getBoundingClientRect()))) return [];
      const fault = faultOf(control);
      return fault ? [`${nameOf(control)} ${fault}`] : [];
    });
    window.scrollTo({ left, top, behavior: 'instant' });
    return [...new Set(found)];
  }, MIN_TARGET);

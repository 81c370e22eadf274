import { useEffect, useRef, type KeyboardEvent, type RefObject } from 'react';

const CONTROLS = 'a[href], button';

/** The number of items in the first line of the list. */
function columnsOf(items: readonly HTMLElement[]): number {
  const next = items.findIndex(({ offsetTop }) => offsetTop > (items[0]?.offsetTop ?? 0));
  return next === -1 ? items.length : next;
}

/** The number of items that an arrow key moves; undefined for other keys. */
function stepOf(key: string, items: readonly HTMLElement[]): number | undefined {
  const forwards = document.documentElement.dir === 'rtl' ? -1 : 1;
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: forwards,
    ArrowLeft: -forwards,
    ArrowDown: columnsOf(items),
    ArrowUp: -columnsOf(items),
    Home: -items.length,
    End: items.length,
  };
  return steps[key];
}

/**
 * Makes a long list a single tab stop: Tab reaches only the item that has, or last had, the focus. The arrow keys, Home
 * and End reach the others. So Tab passes a list of cards in one or two presses.
 */
export function useRovingList(list: RefObject<HTMLElement | null>): {
  readonly onFocus: (event: { readonly target: EventTarget }) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
} {
  const current = useRef(0);
  const items = () => [...(list.current?.children ?? [])].filter((item) => item instanceof HTMLElement);
  const mark = () => {
    const all = items();
    const at = Math.min(current.current, all.length - 1);
    for (const [index, item] of all.entries())
      for (const control of item.querySelectorAll<HTMLElement>(CONTROLS)) {
        if (index === at) control.removeAttribute('tabindex');
        else control.tabIndex = -1;
      }
  };
  // Items are added and changed as data loads.
  useEffect(mark);
  const focusItem = (index: number) => {
    current.current = index;
    mark();
    // The link of an item comes before its buttons.
    const item = items()[index];
    (item?.querySelector<HTMLElement>('a[href]') ?? item?.querySelector<HTMLElement>(CONTROLS))?.focus();
  };
  return {
    onFocus: ({ target }) => {
      const index = items().findIndex((item) => target instanceof Node && item.contains(target));
      if (index === -1) return;
      current.current = index;
      mark();
    },
    onKeyDown: (event) => {
      const all = items();
      const step = stepOf(event.key, all);
      if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      focusItem(Math.max(0, Math.min(all.length - 1, current.current + step)));
    },
  };
}

/**
 * Moves the focus to a nearby element when the focused element is removed. Browsers would move it to the top of the
 * page.
 */

const PLACES = 'article, section, form, [role=dialog], [role=tabpanel], main';

/** Enough to find the control that opened a dialog when that control is gone too. */
const REMEMBERED = 4;

let last: Element | undefined;
/** The containers of the elements that had the focus last, the nearest first. */
let ancestors: readonly (readonly Element[])[] = [];

function remember({ target }: FocusEvent): void {
  if (!(target instanceof Element)) return;
  last = target;
  const containers: Element[] = [];
  for (let element = target.parentElement; element; element = element.parentElement)
    if (element.matches(PLACES)) containers.push(element);
  ancestors = [containers, ...ancestors].slice(0, REMEMBERED);
}

/** Leaves the focus alone when it moves to another control or when the user clicks outside of all controls. */
function forget({ relatedTarget }: FocusEvent): void {
  if (relatedTarget) last = undefined;
  queueMicrotask(() => {
    if (document.activeElement === document.body && last?.isConnected && !last.matches(':disabled'))
      last = undefined;
  });
}

/** Makes an element focusable while it has the focus. */
function makeFocusable(place: HTMLElement): void {
  place.tabIndex = -1;
  place.style.outline = 'none';
  const restore = () => {
    place.removeAttribute('tabindex');
    place.style.outline = '';
  };
  place.addEventListener('blur', restore, { once: true });
}

function moveFocus(): void {
  if (!last || document.activeElement !== document.body || last.checkVisibility()) return;
  const left = ancestors.flat().filter((element) => element.checkVisibility());
  const place = left.find((element) => !element.matches('main')) ?? left[0];
  last = undefined;
  ancestors = [];
  if (!(place instanceof HTMLElement)) return;
  if (!place.hasAttribute('tabindex')) makeFocusable(place);
  place.focus({ preventScroll: true });
}

/** When an action removes the focused control, moves the focus to its container, not to the top of the page. */
export function keepFocus(): void {
  document.addEventListener('focusin', remember);
  // Captured, so that it runs before listeners of the page: a panel may close on the same event.
  document.addEventListener('focusout', forget, { capture: true });
  new MutationObserver(moveFocus).observe(document.body, {
    childList: true,
    subtree: true,
    attributeFilter: ['open', 'hidden'],
  });
}

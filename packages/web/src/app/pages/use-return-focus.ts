import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** How long a page may take to show the link again after going back. */
const TIMEOUT_MS = 5_000;

interface Departure {
  readonly link: HTMLAnchorElement;
  readonly href: string;
  /** Position among the links with the same address: goods may be in several rows. */
  readonly index: number;
}

const linksTo = (href: string): readonly HTMLAnchorElement[] =>
  [...document.querySelectorAll<HTMLAnchorElement>('main a[href]')].filter(
    (link) => link.getAttribute('href') === href && link.checkVisibility(),
  );

function departureBy({ target }: MouseEvent): Departure | undefined {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('main a[href]');
  const href = link && link.getAttribute('href');
  return link && href ? { link, href, index: Math.max(0, linksTo(href).indexOf(link)) } : undefined;
}

/** Focuses the link, or the link that a new render shows in its place. Returns whether there is one. */
function focusAgain({ link, href, index }: Departure): boolean {
  const shown = link.isConnected && link.checkVisibility() ? link : linksTo(href)[index];
  shown?.focus();
  return shown !== undefined;
}

/** Focuses the link as soon as it is shown, unless the user does something first. Returns a function that gives up. */
function focusWhenShown(departure: Departure): () => void {
  if (focusAgain(departure)) return () => undefined;
  const observer = new MutationObserver(() => focusAgain(departure) && stop());
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
    for (const event of ['keydown', 'pointerdown']) document.removeEventListener(event, stop);
  };
  const timer = setTimeout(stop, TIMEOUT_MS);
  for (const event of ['keydown', 'pointerdown']) document.addEventListener(event, stop);
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['style', 'hidden'] });
  return stop;
}

/** Returns the focus to the link by which a page was left when the user goes back to that page. */
export function useReturnFocus(): void {
  const { key } = useLocation();
  const kind = useNavigationType();
  const departures = useRef(new Map<string, Departure>());
  useEffect(() => {
    const recordDeparture = (event: MouseEvent) => {
      const departure = departureBy(event);
      if (departure) departures.current.set(key, departure);
    };
    document.addEventListener('click', recordDeparture, { capture: true });
    return () => document.removeEventListener('click', recordDeparture, { capture: true });
  }, [key]);
  useEffect(() => {
    const departure = departures.current.get(key);
    return kind === 'POP' && departure ? focusWhenShown(departure) : undefined;
  }, [key, kind]);
}

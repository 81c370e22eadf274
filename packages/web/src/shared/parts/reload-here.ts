const KEY = 'reloadedAt';
/** How long a reloaded page may take to grow to the saved scroll position. */
const TIMEOUT_MS = 5_000;

interface Place {
  readonly address: string;
  readonly y: number;
}

const currentAddress = () => window.location.pathname + window.location.search;

/** Reloads the page and restores the scroll position. */
export function reloadHere(): void {
  try {
    const place: Place = { address: currentAddress(), y: window.scrollY };
    sessionStorage.setItem(KEY, JSON.stringify(place));
  } catch (cause) {
    console.warn('The scroll position could not be saved', cause);
  }
  window.location.reload();
}

function takePlace(): Place | undefined {
  try {
    const text = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    const place = text === null ? undefined : (JSON.parse(text) as Place);
    return place?.address === currentAddress() ? place : undefined;
  } catch (cause) {
    console.warn('The scroll position could not be restored', cause);
    return undefined;
  }
}

/**
 * Restores the scroll position from before `reloadHere` as soon as the page is long enough, unless the user scrolls
 * first.
 */
export function returnHere(): void {
  const place = takePlace();
  if (!place || place.y === 0) return;
  const giveUp = new AbortController();
  const { signal } = giveUp;
  const watcher = new ResizeObserver(() => {
    if (document.documentElement.scrollHeight - window.innerHeight < place.y) return;
    window.scrollTo(0, place.y);
    giveUp.abort();
  });
  const timer = setTimeout(() => giveUp.abort(), TIMEOUT_MS);
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
    watcher.disconnect();
  });
  for (const kind of ['wheel', 'keydown', 'pointerdown'])
    window.addEventListener(kind, () => giveUp.abort(), { once: true, signal, passive: true });
  watcher.observe(document.body);
}

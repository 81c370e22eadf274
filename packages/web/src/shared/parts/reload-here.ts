const KEY = 'reloadedAt';
/** For so long a page that loads anew may grow to where one was. */
const PATIENCE_MS = 5_000;

interface Place {
  readonly address: string;
  readonly y: number;
}

const addressNow = () => window.location.pathname + window.location.search;

/** Loads the page anew and comes back to the same place in it. */
export function reloadHere(): void {
  try {
    const place: Place = { address: addressNow(), y: window.scrollY };
    sessionStorage.setItem(KEY, JSON.stringify(place));
  } catch (cause) {
    console.warn('The place in the page could not be kept', cause);
  }
  window.location.reload();
}

function takePlace(): Place | undefined {
  try {
    const text = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    const place = text === null ? undefined : (JSON.parse(text) as Place);
    return place?.address === addressNow() ? place : undefined;
  } catch (cause) {
    console.warn('The place in the page was not kept', cause);
    return undefined;
  }
}

/** Scrolls back to where one was before `reloadHere`, as soon as the page is long enough; whoever scrolls is left alone. */
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
  const timer = setTimeout(() => giveUp.abort(), PATIENCE_MS);
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
    watcher.disconnect();
  });
  for (const kind of ['wheel', 'keydown', 'pointerdown'])
    window.addEventListener(kind, () => giveUp.abort(), { once: true, signal, passive: true });
  watcher.observe(document.body);
}

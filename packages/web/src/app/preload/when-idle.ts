/** Runs non-urgent work when the page has been painted and is idle. */
export function whenIdle(work: () => void): void {
  const wait = () => ('requestIdleCallback' in window ? requestIdleCallback(work) : setTimeout(work, 2_000));
  // Two frames: the first paints what React has just rendered.
  const drawn = () => requestAnimationFrame(() => requestAnimationFrame(wait));
  if (document.readyState === 'complete') drawn();
  else window.addEventListener('load', drawn, { once: true });
}

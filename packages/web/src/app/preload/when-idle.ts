/** Does what nothing waits for when the page has been drawn and has come to rest. */
export function whenIdle(work: () => void): void {
  const wait = () => ('requestIdleCallback' in window ? requestIdleCallback(work) : setTimeout(work, 2_000));
  // Two frames: the first one draws what React has just made.
  const drawn = () => requestAnimationFrame(() => requestAnimationFrame(wait));
  if (document.readyState === 'complete') drawn();
  else window.addEventListener('load', drawn, { once: true });
}

/** Does what nothing waits for when the page has come to rest. */
export function whenIdle(work: () => void): void {
  const wait = () => ('requestIdleCallback' in window ? requestIdleCallback(work) : setTimeout(work, 2_000));
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
}

/** Waits until a page stops changing. */
import type { Page, Request } from '@playwright/test';

const REST_MS = 350;
export const PATIENCE_MS = 8_000;
const LOOK_MS = 20;

/** Waits until nothing on the page has changed for a moment; a clock that ticks is given up on. */
export const rest = (page: Page): Promise<void> =>
  page.evaluate(
    ([restMs, patienceMs]) =>
      new Promise<void>((resolve) => {
        const done = () => {
          observer.disconnect();
          resolve();
        };
        let timer = setTimeout(done, restMs);
        const observer = new MutationObserver(() => {
          clearTimeout(timer);
          timer = setTimeout(done, restMs);
        });
        observer.observe(document, { subtree: true, childList: true, attributes: true });
        setTimeout(done, patienceMs);
      }),
    [REST_MS, PATIENCE_MS] as const,
  );

/** Code, translations and responses; pictures may load later. */
const kinds: readonly string[] = ['script', 'stylesheet', 'fetch', 'xhr'];

/** Tracks pending requests: on a busy machine a response can take longer than the quiet period. */
export function watchCalls(page: Page) {
  const open = new Set<Request>();
  const end = (request: Request): void => void open.delete(request);
  const begin = (request: Request): void =>
    void (kinds.includes(request.resourceType()) && open.add(request));
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end);
  const answered = async (until: number): Promise<void> => {
    while (open.size > 0 && Date.now() < until) await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  };
  return {
    /** Waits until all responses have arrived and are rendered. */
    settle: async (): Promise<void> => {
      const until = Date.now() + PATIENCE_MS;
      do {
        await answered(until);
        await rest(page);
      } while (open.size > 0 && Date.now() < until);
    },
    end: (): void => void page.off('request', begin).off('requestfinished', end).off('requestfailed', end),
  };
}

/** Waits until a page stops changing. */
import type { Page, Request } from '@playwright/test';

const QUIET_MS = 350;
export const TIMEOUT_MS = 8_000;
const LOOK_MS = 20;

/** Waits until nothing on the page has changed for a moment. Gives up after a timeout, because clocks tick. */
export const rest = (page: Page): Promise<void> =>
  page.evaluate(
    ([quietMs, timeoutMs]) =>
      new Promise<void>((resolve) => {
        const done = () => {
          observer.disconnect();
          resolve();
        };
        let timer = setTimeout(done, quietMs);
        const observer = new MutationObserver(() => {
          clearTimeout(timer);
          timer = setTimeout(done, quietMs);
        });
        observer.observe(document, { subtree: true, childList: true, attributes: true });
        setTimeout(done, timeoutMs);
      }),
    [QUIET_MS, TIMEOUT_MS] as const,
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
      const until = Date.now() + TIMEOUT_MS;
      do {
        await answered(until);
        await rest(page);
      } while (open.size > 0 && Date.now() < until);
    },
    end: (): void => void page.off('request', begin).off('requestfinished', end).off('requestfailed', end),
  };
}

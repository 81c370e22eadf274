/** `@openmall/mocks/browser`: the mocks in a service worker. */
import { setupWorker } from 'msw/browser';
import { createMocks } from './create-mocks.ts';
import type { MockOptions, Mocks } from './mocks.ts';
import { createMswHandlers } from './msw-handlers.ts';

export type MockWorker = ReturnType<typeof setupWorker> & { readonly mocks: Mocks };

/** Creates an MSW worker that mocks the mall in a browser. Await `start()` before the first call. */
export function createMockWorker(options?: MockOptions): MockWorker {
  const mocks = createMocks(options);
  return Object.assign(setupWorker(...createMswHandlers(mocks)), { mocks });
}

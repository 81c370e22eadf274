/** `@openmall/mocks/node`: the mocks for tests and scripts. */
import { setupServer, type SetupServer } from 'msw/node';
import { createMocks } from './create-mocks.ts';
import type { MockOptions, Mocks } from './mocks.ts';
import { createMswHandlers } from './msw-handlers.ts';

export type MockServer = SetupServer & { readonly mocks: Mocks };

/**
 * Creates an MSW server that mocks the mall in Node. Call `listen()` before the tests, `resetHandlers()` and
 * `mocks.reset()` between them, and `close()` after them.
 * @throws RangeError if an option is invalid.
 * @example const server = createMockServer({ scenario: 'loan-overdue' });
 */
export function createMockServer(options?: MockOptions): MockServer {
  const mocks = createMocks(options);
  return Object.assign(setupServer(...createMswHandlers(mocks)), { mocks });
}

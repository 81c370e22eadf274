/** `@openmall/mocks/node`: the mocks for tests and scripts. */
import { setupServer, type SetupServer } from 'msw/node';
import { createMocks, type MockOptions, type Mocks } from './create-mocks.ts';
import { createMswHandlers } from './msw-handlers.ts';

export type MockServer = SetupServer & { readonly mocks: Mocks };

/**
 * A mock of the whole mall for Node: `listen()` before, `resetHandlers()` and `mocks.reset()` between, `close()` after
 * the tests.
 * @example const server = createMockServer({ scenario: 'loan-overdue' });
 */
export function createMockServer(options?: MockOptions): MockServer {
  const mocks = createMocks(options);
  return Object.assign(setupServer(...createMswHandlers(mocks)), { mocks });
}

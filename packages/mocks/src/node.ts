/** `@openmall/mocks/node`: the mocks for tests and scripts. */
import { setupServer } from 'msw/node';
import { handlers } from './generated/handlers.ts';

/** A mock of the whole mall for Node: `listen()` before, `resetHandlers()` between, `close()` after the tests. */
export const createMockServer = () => setupServer(...handlers);

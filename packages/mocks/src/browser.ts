/** `@openmall/mocks/browser`: the mocks in a service worker. */
import { setupWorker } from 'msw/browser';
import { handlers } from './generated/handlers.ts';

/** A mock of the whole mall for the browser: await `start()` before the first call. */
export const createMockWorker = () => setupWorker(...handlers);

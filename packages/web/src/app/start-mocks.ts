import { createMockWorker } from '@openmall/mocks/browser';

/** `vite --mode mock`: every call is answered in the browser, by the examples of the contract. Never part of a build. */
export async function startMocks(): Promise<void> {
  await createMockWorker().start({ quiet: true });
}

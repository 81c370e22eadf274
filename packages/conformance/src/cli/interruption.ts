/** Ctrl+C and the end that a CI gives a job: the run is broken off, and what it found is still written. */
import { constants } from 'node:os';

const watched = ['SIGINT', 'SIGTERM'] as const;

export interface Interruption {
  readonly signal: AbortSignal;
  /** What a shell expects of a program that was ended so. */
  exitCode(): number;
}

/** Only the first one; a second ends the process at once. */
export function listenForInterruption(): Interruption {
  const controller = new AbortController();
  let number = 0;
  function onSignal(name: (typeof watched)[number]): void {
    number = constants.signals[name];
    for (const one of watched) process.removeListener(one, onSignal);
    controller.abort();
  }
  for (const one of watched) process.on(one, onSignal);
  return { signal: controller.signal, exitCode: () => 128 + number };
}

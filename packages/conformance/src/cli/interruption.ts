/** Handles Ctrl+C and the SIGTERM of a CI: the run ends early and still writes its reports. */
import { constants } from 'node:os';

const signals = ['SIGINT', 'SIGTERM'] as const;

export interface Interruption {
  readonly signal: AbortSignal;
  /** The exit code that shells expect: 128 plus the number of the signal. */
  exitCode(): number;
}

/** Handles the first signal only; a second one ends the process at once. */
export function listenForInterruption(): Interruption {
  const controller = new AbortController();
  let number = 0;
  function onSignal(name: (typeof signals)[number]): void {
    number = constants.signals[name];
    for (const signal of signals) process.removeListener(signal, onSignal);
    controller.abort();
  }
  for (const name of signals) process.on(name, onSignal);
  return { signal: controller.signal, exitCode: () => 128 + number };
}

/** The files of the database in IndexedDB. Writes are queued, so that callers can wait until their data is stored. */
import { IdbFs } from '@electric-sql/pglite';

export class QueuedIdbFs extends IdbFs {
  #running: Promise<void> | undefined;
  #next: Promise<void> | undefined;

  /** One run at a time: calls during a run share the next run. */
  override syncToFs(): Promise<void> {
    if (!this.#running) return (this.#running = this.#start());
    return (this.#next ??= this.#afterThis(this.#running));
  }

  async #start(): Promise<void> {
    try {
      await super.syncToFs();
    } finally {
      this.#running = undefined;
    }
  }

  async #afterThis(running: Promise<void>): Promise<void> {
    await running.catch(() => undefined); // Reported to the callers of that run.
    this.#next = undefined;
    await this.syncToFs();
  }
}

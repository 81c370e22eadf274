/** The files of the database, kept in IndexedDB. Knows when what was written is safe: a worker ends with its last page. */
import { IdbFs } from '@electric-sql/pglite';

export class KeptFiles extends IdbFs {
  #running: Promise<void> | undefined;
  #next: Promise<void> | undefined;

  /** One at a time: whoever asks while files are being kept gets the next time, together with the others. */
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
    await running.catch(() => undefined); // Told to those who asked for it.
    this.#next = undefined;
    await this.syncToFs();
  }
}

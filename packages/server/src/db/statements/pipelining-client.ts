import pg from 'pg';

const ABORTED = '25P02';
const codeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;

const BEGUN: pg.QueryResult = { command: 'BEGIN', rowCount: null, oid: 0, fields: [], rows: [] };

/**
 * A connection that sends what is asked of it in one turn of the event loop in one packet, without waiting for the
 * answers in between. A system call and the wake-up of PostgreSQL cost more than most statements.
 */
export class PipeliningClient extends pg.Client {
  #isPacking = false;
  #begin: Promise<unknown> | undefined;
  /** What aborted the transaction. The statements that were sent behind it only learn that it is aborted. */
  #cause: unknown;

  constructor(config?: pg.ClientConfig) {
    super({ ...config, pipeline: true });
  }

  protected get isInTransaction(): boolean {
    return this.#begin !== undefined;
  }

  #packWithTheNext(): void {
    if (this.#isPacking) return;
    this.#isPacking = true;
    const { stream } = this.connection;
    stream.cork();
    // All promises that are ready run before this.
    process.nextTick(() => {
      this.#isPacking = false;
      stream.uncork();
    });
  }

  /** Nobody has to wait until a transaction has begun. If that fails, so does its end. */
  #sendBegin(text: string): Promise<pg.QueryResult> {
    this.#cause = undefined;
    this.#begin = super.query(text);
    this.#begin.catch(() => undefined);
    return Promise.resolve(BEGUN);
  }

  async #sendEnd(text: string): Promise<pg.QueryResult> {
    const begun = this.#begin;
    this.#begin = undefined;
    const ended = super.query(text);
    await Promise.all([begun, ended]);
    return ended;
  }

  async #namingCause<Result>(answer: Promise<Result>): Promise<Result> {
    try {
      return await answer;
    } catch (error) {
      if (codeOf(error) === ABORTED && this.#cause !== undefined) throw this.#cause;
      this.#cause ??= error;
      throw error;
    }
  }

  // The overloads of pg have no common signature.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  override query(text: any, values?: any, callback?: any): any {
    this.#packWithTheNext();
    if (callback !== undefined || typeof values === 'function') return super.query(text, values, callback);
    if (text === 'commit' || text === 'rollback') return this.#sendEnd(text);
    if (typeof text === 'string' && /^(begin|start transaction)\b/.test(text)) return this.#sendBegin(text);
    const answer: Promise<unknown> = super.query(text, values);
    return this.isInTransaction ? this.#namingCause(answer) : answer;
  }
}

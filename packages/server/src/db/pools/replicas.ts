import { sql } from 'kysely';
import type { Db } from './db.ts';
import { type LogPosition, readPosition } from './log-position.ts';
import { openPool, type PoolOptions } from './open-pool.ts';
import { refuseStandby } from './refuse-standby.ts';
import { watchPosition } from './watch-position.ts';

const MAX_CONNECTIONS = 12;
/** Questions about the position of the leader at once, four a second, each for at most one and a half. */
const MAX_QUESTIONS = 6;
/** Replicas serve callers who would not wait: the leader answers instead. */
const CONNECT_MS = 500;
const ANSWER_MS = 1_000;
/** Pauses between looks at a replica that is behind. */
const LOOKS_MS = [1, 2, 4, 8, 16, 32];
/** How long the leader answers alone after a replica was behind or out of reach. */
const REST_MS = 1_000;

export interface Replicas {
  /** Where the leader was a quarter to half a second ago; undefined until that is known. */
  readonly recentPosition: () => LogPosition | undefined;
  /** Reads from a replica that has replayed `position`. Undefined if none can answer: the leader has to. */
  readonly read: <T>(
    position: LogPosition,
    work: (db: Db) => Promise<T>,
  ) => Promise<{ readonly value: T } | undefined>;
  /** How many reads a replica has answered, and how many were left to the leader. */
  readonly figures: () => { readonly answered: number; readonly left: number };
  readonly close: () => Promise<void>;
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Waits a moment for a replica that is behind. A database that leads is none. */
async function hasReplayed(one: Db, position: LogPosition): Promise<boolean> {
  for (const pauseMs of [...LOOKS_MS, 0]) {
    const { rows } = await sql<{ is: boolean | null }>`
      select pg_is_in_recovery() and pg_last_wal_replay_lsn() >= cast(${position} as pg_lsn) as is`.execute(
      one,
    );
    if (rows[0]?.is) return true;
    if (pauseMs > 0) await pause(pauseMs);
  }
  return false;
}

/** Whether the connection failed, rather than the read. */
const isBroken = (error: unknown): boolean =>
  error instanceof Error && /time-?out|terminat|not queryable|ECONN|EPIPE/i.test(error.message);

type Options = Pick<PoolOptions, 'prepares'> & { readonly leaderUrl: string };

/** Opens the connections to the replicas of a leader. They are made when they are first needed. */
export function openReplicas(readUrl: string, { prepares, leaderUrl }: Options): Replicas {
  const settings = { prepares, connectMs: CONNECT_MS, answerMs: ANSWER_MS };
  const { db } = openPool(readUrl, { ...settings, name: 'replicas', max: MAX_CONNECTIONS });
  // Connections of its own: others may all wait for a node that no longer leads.
  const question = { name: 'position', max: MAX_QUESTIONS, onConnect: refuseStandby };
  const leader = openPool(leaderUrl, { ...settings, ...question });
  const positions = watchPosition(() => readPosition(leader.db));
  let restsUntil = 0;
  let isDoubtful = false;
  let [answered, left] = [0, 0];
  const rest = () => {
    isDoubtful = true;
    restsUntil = performance.now() + REST_MS;
  };

  const read: Replicas['read'] = async (position, work) => {
    if (performance.now() < restsUntil) return void (left += 1);
    // After a failure one caller tries; the others do not wait with it.
    if (isDoubtful) rest();
    let isReading = false;
    try {
      const done = await db.connection().execute(async (one) => {
        if (!(await hasReplayed(one, position))) return undefined;
        isReading = true;
        return { value: await work(one) };
      });
      if (!done) rest();
      else [isDoubtful, restsUntil] = [false, 0];
      if (done) answered += 1;
      else left += 1;
      return done;
    } catch (error) {
      // The leader is asked, and says so if the read itself is wrong.
      if (!isReading || isBroken(error)) rest();
      return void (left += 1);
    }
  };
  const close = async () => {
    positions.stop();
    await Promise.all([db.destroy(), leader.db.destroy()]);
  };
  return { recentPosition: positions.recent, read, figures: () => ({ answered, left }), close };
}

import { describe, expect, it } from 'vitest';
import type { Db } from '../database.ts';
import { shareTransactions } from './share-transactions.ts';

interface Job {
  readonly ctx: { readonly db: Db };
  readonly name: string;
}

const oneDb = {} as Db;
const jobOf = (name: string, db = oneDb): Job => ({ ctx: { db }, name });
const namesOf = (jobs: readonly Job[]) => jobs.map(({ name }) => name).join('');

/** `together` does all jobs but those in capital letters. */
function openQueue({ together }: { readonly together?: () => Promise<never> } = {}) {
  const log: string[] = [];
  const turn = () => new Promise<void>((resolve) => setTimeout(resolve, 5));
  const run = shareTransactions<Job>({
    together: async (jobs) => {
      log.push(`together ${namesOf(jobs)}`);
      await turn();
      if (together) return together();
      return new Set(jobs.filter(({ name }) => name === name.toLowerCase()));
    },
    alone: async ({ name }) => {
      log.push(`alone ${name}`);
      await turn();
      if (name === 'X') throw new Error('X can not be done');
    },
  });
  const runAll = (names: string) =>
    Promise.all(
      [...names].map((name) =>
        run(jobOf(name)).then(
          () => 'ok',
          ({ message }: Error) => message,
        ),
      ),
    );
  return { run, runAll, log };
}

describe('Jobs that share transactions', () => {
  it('are done alone while few run, and together if they had to wait', async () => {
    const { runAll, log } = openQueue();
    expect(await runAll('abcde')).toEqual(Array.from('abcde', () => 'ok'));
    expect(log).toEqual(['alone a', 'alone b', 'together cde']);
    await runAll('f');
    expect(log.at(-1)).toBe('alone f');
  });

  it('are at most eight in a transaction', async () => {
    const { runAll, log } = openQueue();
    await runAll('abcdefghijklm');
    expect(log).toEqual(['alone a', 'alone b', 'together cdefghij', 'together klm']);
  });

  it('are done alone if they can not be done with others, and fail by themselves', async () => {
    const { runAll, log } = openQueue();
    expect(await runAll('abcXdY')).toEqual(['ok', 'ok', 'ok', 'X can not be done', 'ok', 'ok']);
    expect(log).toEqual(['alone a', 'alone b', 'together cXdY', 'alone X', 'alone Y']);
  });

  it('all fail if their transaction fails, and the next ones do not', async () => {
    const { runAll } = openQueue({ together: () => Promise.reject(new Error('The database is gone')) });
    expect(await runAll('abcd')).toEqual(['ok', 'ok', 'The database is gone', 'The database is gone']);
    expect(await runAll('e')).toEqual(['ok']);
  });

  it('never share one with those of another database', async () => {
    const { run, log } = openQueue();
    const other = {} as Db;
    await Promise.all(['a', 'b', 'c'].flatMap((name) => [run(jobOf(name)), run(jobOf(`${name}2`, other))]));
    expect(log).toEqual(['alone a', 'alone a2', 'alone b', 'alone b2', 'alone c', 'alone c2']);
  });
});

/** The command line of `npm run judge:faults`. */
import { parseArgs } from 'node:util';

export interface Options {
  readonly database: 'pglite' | 'postgres';
  readonly seeds: number;
  /** Plants each fault once, with the seeds dealt out over the faults in turn, instead of with each seed. */
  readonly spread: boolean;
  /** Judges everything with each fault, not only what the fault is about. */
  readonly whole: boolean;
  /** Only faults whose name or check contains this. */
  readonly only: string;
  readonly minutes: number;
  /** Forgets the results of earlier runs. */
  readonly fresh: boolean;
}

export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      database: { type: 'string', default: 'pglite' },
      seeds: { type: 'string', default: '1' },
      spread: { type: 'boolean', default: false },
      whole: { type: 'boolean', default: false },
      only: { type: 'string', default: '' },
      minutes: { type: 'string', default: '1440' },
      fresh: { type: 'boolean', default: false },
    },
  });
  const { database, spread, whole, only, fresh } = values;
  if (database !== 'pglite' && database !== 'postgres')
    throw new Error(`--database takes pglite or postgres, not "${database}".`);
  const [seeds, minutes] = [Number(values.seeds), Number(values.minutes)];
  if (!Number.isInteger(seeds) || seeds < 1) throw new Error('--seeds takes a whole number from 1.');
  if (!(minutes > 0)) throw new Error('--minutes takes a number above 0.');
  return { database, seeds, spread, whole, only, minutes, fresh };
}

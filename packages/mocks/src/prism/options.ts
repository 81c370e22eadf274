/** What `npm run mock:prism` can be asked for. */
import { parseArgs } from 'node:util';
import { BadOption, latencyOf, originsOf, parsed, portOf } from '../http/command-line.ts';
import { type Fault, FAULTS, isFault, type FaultPlan } from './faults.ts';

export const HELP = `npm run mock:prism [-- options]: Prism on the contract, in the manners of the contract.

  --port 4010, --host 127.0.0.1   where to listen
  --dynamic                       invented answers instead of the examples
  --seed 1                        the same seed invents the same answers (times move with the day) and the same trouble
  --latency 200-800               every call takes that many milliseconds (or one number)
  --fault-rate 0.1                how many of the calls go wrong
  --fault server-error,offline    how they go wrong: ${Object.keys(FAULTS).join(', ')}
                                  or any error of the catalogue, such as insufficientBalance
  --origins https://shop.example  pages that may call, beside those of this machine`;

export interface MockOptions {
  readonly port: number;
  readonly host: string;
  readonly dynamic: boolean;
  readonly help: boolean;
  readonly origins: ReadonlySet<string>;
  readonly trouble: FaultPlan;
}

const spec = {
  port: { type: 'string', default: '4010' },
  host: { type: 'string', default: '127.0.0.1' },
  dynamic: { type: 'boolean', default: false },
  seed: { type: 'string', default: '1' },
  latency: { type: 'string', default: '0' },
  'fault-rate': { type: 'string' },
  fault: { type: 'string' },
  origins: { type: 'string', default: '' },
  help: { type: 'boolean', default: false },
} as const;

function rateOf(text: string): number {
  const rate = text.trim() === '' ? NaN : Number(text);
  if (!(rate >= 0 && rate <= 1)) throw new BadOption(`--fault-rate: a number from 0 to 1, not ${text}`);
  return rate;
}

function faultsOf(text: string): Fault[] {
  return text.split(',').map((name) => {
    if (!isFault(name)) throw new BadOption(`--fault: there is no "${name}"; see --help`);
    return name;
  });
}

export function readOptions(args: readonly string[]): MockOptions {
  const values = parsed(() => parseArgs({ args: [...args], options: spec }), HELP);
  const { port, host, dynamic, seed, latency, 'fault-rate': rate, fault, origins, help } = values;
  const [leastMs, mostMs] = latencyOf(latency);
  return {
    port: portOf(port),
    host,
    dynamic,
    help,
    origins: originsOf(origins),
    trouble: {
      seed,
      leastMs,
      mostMs,
      // Who names a fault and no rate wants to see it.
      rate: rateOf(rate ?? (fault === undefined ? '0' : '1')),
      faults: faultsOf(fault ?? 'server-error'),
    },
  };
}

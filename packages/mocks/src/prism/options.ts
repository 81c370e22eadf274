/** The options of `npm run mock:prism`. */
import { parseArgs } from 'node:util';
import { BadOption, latencyOf, originsOf, parseOrExplain, portOf } from '../http/command-line.ts';
import { type Fault, FAULTS, isFault, type FaultPlan } from './faults.ts';

export const HELP = `npm run mock:prism [-- options]: starts Prism with the contract, behind a proxy that follows the contract.

  --port 4010, --host 127.0.0.1   address to listen on
  --dynamic                       respond with generated data instead of the examples
  --seed 1                        the same seed gives the same data (times move with the day) and the same faults
  --latency 200-800               delay of every call in milliseconds, a range or a number
  --fault-rate 0.1                share of failing calls, from 0 to 1
  --fault server-error,offline    how calls fail: ${Object.keys(FAULTS).join(', ')}
                                  or any error of the catalog, such as insufficientBalance
  --origins https://shop.example  other origins whose pages may call, besides this machine`;

export interface MockOptions {
  readonly port: number;
  readonly host: string;
  readonly dynamic: boolean;
  readonly help: boolean;
  readonly origins: ReadonlySet<string>;
  readonly faultPlan: FaultPlan;
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
    if (!isFault(name)) throw new BadOption(`--fault: unknown fault "${name}"; see --help`);
    return name;
  });
}

export function readOptions(args: readonly string[]): MockOptions {
  const values = parseOrExplain(() => parseArgs({ args: [...args], options: spec }), HELP);
  const { port, host, dynamic, seed, latency, 'fault-rate': rate, fault, origins, help } = values;
  const [minMs, maxMs] = latencyOf(latency);
  return {
    port: portOf(port),
    host,
    dynamic,
    help,
    origins: originsOf(origins),
    faultPlan: {
      seed,
      minMs,
      maxMs,
      // A fault without a rate applies to every call.
      rate: rateOf(rate ?? (fault === undefined ? '0' : '1')),
      faults: faultsOf(fault ?? 'server-error'),
    },
  };
}

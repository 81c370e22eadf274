/** The options of `openmall-mocks`. */
import { parseArgs } from 'node:util';
import type { Delay } from '../faults/fault.ts';
import { BadOption, latencyOf, originsOf, parseOrExplain, portOf } from '../http/command-line.ts';
import { isScenario, scenarioNames, scenarios, type ScenarioName } from '../scenarios/scenarios.ts';

export const help = `openmall-mocks [options], in the repository npm run mock:mall -- [options]: starts a mall in memory that answers every
call of the contract.

  --port 4020, --host 127.0.0.1   address to listen on
  --scenario default              state of the mall and its buyer; see below
  --seed 1                        the same seed gives the same mall, delays and faults
  --latency 200-800               delay of every call in milliseconds, a range or a number
  --control SECRET                answer the control contract, for tests that act as merchant, operator and clock
  --origins https://shop.example  other origins whose pages may call, besides this machine

Scenarios:
${scenarioNames.map((name) => `  ${name.padEnd(22)}${scenarios[name].description}`).join('\n')}`;

export interface ServerOptions {
  readonly port: number;
  readonly host: string;
  readonly scenario: ScenarioName;
  readonly seed: string;
  readonly latency: Delay | undefined;
  readonly origins: ReadonlySet<string>;
  readonly controlSecret: string | undefined;
  readonly help: boolean;
}

const spec = {
  port: { type: 'string', default: '4020' },
  host: { type: 'string', default: '127.0.0.1' },
  scenario: { type: 'string', default: 'default' },
  seed: { type: 'string', default: '1' },
  latency: { type: 'string' },
  control: { type: 'string' },
  origins: { type: 'string', default: '' },
  help: { type: 'boolean', default: false },
} as const;

function scenarioOf(name: string): ScenarioName {
  if (!isScenario(name))
    throw new BadOption(
      `--scenario: unknown scenario "${name}". The scenarios are ${scenarioNames.join(', ')}`,
    );
  return name;
}

export function readOptions(args: readonly string[]): ServerOptions {
  const values = parseOrExplain(() => parseArgs({ args: [...args], options: spec }), help);
  return {
    port: portOf(values.port),
    host: values.host,
    scenario: scenarioOf(values.scenario),
    seed: values.seed,
    latency: values.latency === undefined ? undefined : latencyOf(values.latency),
    origins: originsOf(values.origins),
    controlSecret: values.control,
    help: values.help,
  };
}

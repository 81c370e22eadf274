/** What `openmall-mocks` can be asked for. */
import { parseArgs } from 'node:util';
import type { Delay } from '../faults/fault.ts';
import { BadOption, latencyOf, originsOf, parsed, portOf } from '../http/command-line.ts';
import { isScenario, scenarioNames, scenarios, type ScenarioName } from '../scenarios/scenarios.ts';

export const help = `openmall-mocks [options], in the repository npm run mock:mall -- [options]: a mall in memory that answers every call of
the contract.

  --port 4020, --host 127.0.0.1   where to listen
  --scenario default              what the mall and its buyer are like; see below
  --seed 1                        the same seed gives the same mall, delays and faults
  --latency 200-800               every call takes that many milliseconds (or one number)
  --origins https://shop.example  pages that may call, beside those of this machine

Scenarios:
${scenarioNames.map((name) => `  ${name.padEnd(22)}${scenarios[name].description}`).join('\n')}`;

export interface ServerOptions {
  readonly port: number;
  readonly host: string;
  readonly scenario: ScenarioName;
  readonly seed: string;
  readonly latency: Delay | undefined;
  readonly origins: ReadonlySet<string>;
  readonly help: boolean;
}

const spec = {
  port: { type: 'string', default: '4020' },
  host: { type: 'string', default: '127.0.0.1' },
  scenario: { type: 'string', default: 'default' },
  seed: { type: 'string', default: '1' },
  latency: { type: 'string' },
  origins: { type: 'string', default: '' },
  help: { type: 'boolean', default: false },
} as const;

function scenarioOf(name: string): ScenarioName {
  if (!isScenario(name))
    throw new BadOption(`--scenario: there is no "${name}". There are: ${scenarioNames.join(', ')}`);
  return name;
}

export function readOptions(args: readonly string[]): ServerOptions {
  const values = parsed(() => parseArgs({ args: [...args], options: spec }), help);
  return {
    port: portOf(values.port),
    host: values.host,
    scenario: scenarioOf(values.scenario),
    seed: values.seed,
    latency: values.latency === undefined ? undefined : latencyOf(values.latency),
    origins: originsOf(values.origins),
    help: values.help,
  };
}

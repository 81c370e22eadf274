/** What `npm run mocks` can be asked for. */
import { parseArgs } from 'node:util';
import type { Delay } from '../conditions/fault.ts';
import { isScenario, scenarioNames, scenarios, type ScenarioName } from '../scenarios/scenarios.ts';

export const help = `npm run mocks [-- options]: a mall in memory that answers every call of the contract.

  --port 4020, --host 127.0.0.1   where to listen
  --scenario default              what the mall and its buyer are like; see below
  --seed 1                        the same seed gives the same mall, delays and faults
  --latency 200-800               every call takes that many milliseconds (or one number)
  --origins https://shop.example  pages that may call, beside those of this machine

Scenarios:
${scenarioNames.map((name) => `  ${name.padEnd(22)}${scenarios[name].says}`).join('\n')}`;

/** An option that can't be used, said so that one can put it right. */
export class BadOption extends Error {
  override readonly name = 'BadOption';
}

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

function portOf(text: string): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535) throw new BadOption(`--port: not a port: ${text}`);
  return port;
}

function latencyOf(text: string | undefined): Delay | undefined {
  if (text === undefined) return undefined;
  const [, least, most = least] = /^(\d{1,6})(?:-(\d{1,6}))?$/.exec(text) ?? [];
  if (!(Number(least) <= Number(most))) throw new BadOption(`--latency: say 300 or 200-800, not ${text}`);
  return [Number(least), Number(most)];
}

function scenarioOf(name: string): ScenarioName {
  if (!isScenario(name))
    throw new BadOption(`--scenario: there is no "${name}". There are: ${scenarioNames.join(', ')}`);
  return name;
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: spec }).values;
  } catch (cause) {
    throw new BadOption(`${cause instanceof Error ? cause.message : String(cause)}\n\n${help}`, { cause });
  }
}

export function readOptions(args: readonly string[]): ServerOptions {
  const values = parse(args);
  return {
    port: portOf(values.port),
    host: values.host,
    scenario: scenarioOf(values.scenario),
    seed: values.seed,
    latency: latencyOf(values.latency),
    origins: new Set(values.origins.split(',').filter(Boolean)),
    help: values.help,
  };
}

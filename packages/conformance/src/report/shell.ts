/** The steps of a finding as lines for a shell: logins, calls of buyers, control calls, and races. */
import type { ControlCall } from '../setup/control-call.ts';
import { quote, withVariables } from '../target/curl.ts';
import type { Exchange } from '../target/exchange.ts';
import type { ReportedCall, ReportedFault } from './report-model.ts';

/** Where the lines find the control contract. */
export const controlLines = (baseUrl: string): readonly string[] => [
  `CONTROL='${new URL('/control', baseUrl).href}' # and CONTROL_SECRET, the secret of --control`,
];

/** A control call as one line, with the variables of the calls before it. */
function controlLine({ method, path, body, command }: ControlCall, variables: Exchange['variables']): string {
  if (command !== undefined) return withVariables(command, variables);
  const data = body ? ` -H 'content-type: application/json' -d ${quote(JSON.stringify(body))}` : '';
  const line = `curl -s -X ${method} "$CONTROL"'/${path}' -H 'authorization: Bearer '"$CONTROL_SECRET"${data}`;
  return withVariables(line, variables);
}

/** Calls that were under way at the same time. */
const overlaps = (a: Exchange, b: Exchange): boolean => a.at < b.at + b.ms && b.at < a.at + a.ms;

/** Marks the calls of a race with a number, so that a shell makes them at once as well. */
function racesOf(exchanges: readonly Exchange[]): readonly (number | undefined)[] {
  const races: (number | undefined)[] = [];
  let race = 0;
  for (const [index, exchange] of exchanges.entries()) {
    const [before, after] = [exchanges[index - 1], exchanges[index + 1]];
    const joins = before !== undefined && overlaps(before, exchange);
    if (!joins) race += 1;
    races.push(joins || (after !== undefined && overlaps(exchange, after)) ? race : undefined);
  }
  return races;
}

/** Fewer racers seldom meet. */
const MIN_RACERS = 8;

function raceLines(lines: readonly string[]): readonly string[] {
  const distinct = [...new Set(lines)];
  const each = Math.max(1, Math.ceil(MIN_RACERS / distinct.length));
  return [`for racer in $(seq ${each}); do ${distinct.map((line) => `${line} & `).join('')}done; wait`];
}

/** The lines of one finding, ready for a shell. */
export function shellOf({ logins, calls }: Pick<ReportedFault, 'logins' | 'calls'>): readonly string[] {
  const lines: string[] = [...logins];
  for (const [index, { curl, race }] of calls.entries()) {
    if (race === undefined) lines.push(curl);
    else if (calls[index + 1]?.race !== race)
      lines.push(...raceLines(calls.filter((call) => call.race === race).map((call) => call.curl)));
  }
  return lines;
}

/** The answer that went wrong. */
export const lastAnswer = (calls: readonly ReportedCall[]): ReportedCall | undefined =>
  calls.findLast(({ isControl }) => !isControl);

interface Step {
  readonly at: number;
  readonly call: ReportedCall;
}

/** The calls of a fault and the control calls between them, in the order in which they were made. */
export function stepsOf(
  exchanges: readonly Exchange[],
  control: readonly ControlCall[],
  describe: (exchange: Exchange, race: number | undefined) => ReportedCall,
): readonly ReportedCall[] {
  const races = racesOf(exchanges);
  const variables = exchanges.find((exchange) => exchange.variables)?.variables;
  const steps: Step[] = [
    ...exchanges.map((exchange, index) => ({ at: exchange.at, call: describe(exchange, races[index]) })),
    ...control.map((call) => ({
      at: call.at,
      call: { curl: controlLine(call, variables), status: 0, answer: '', ms: 0, isControl: true },
    })),
  ];
  return steps.sort((a, b) => a.at - b.at).map(({ call }) => call);
}

/** Makes the calls of a fault reproducible: with the calls that their ids come from, and with the control calls between. */
import type { ControlCall } from '../setup/control-call.ts';
import type { Exchange, Yield } from '../target/exchange.ts';
import { idsIn, MIN_ID_LENGTH, type Journal } from './journal.ts';

/** The calls that brought each order to its state, by order id. */
export type OrderHistories = ReadonlyMap<string, readonly Exchange[]>;

export interface Steps {
  readonly exchanges: readonly Exchange[];
  readonly control: readonly ControlCall[];
}

function valuesOf({ request, caller }: Exchange): readonly string[] {
  const body = request.body ?? '';
  const quoted = [...body.matchAll(/"([^"]*)"/g)].map(([, value]) => value ?? '');
  const fields = [request.url.split('?')[1] ?? '', body].flatMap((text) => [
    ...new URLSearchParams(text).values(),
  ]);
  return [...fields, ...quoted].filter((value) => value.length >= MIN_ID_LENGTH && value !== caller?.token);
}

/** Puts the calls that an id depends on before the call that sends it. */
function withSources(
  exchanges: readonly Exchange[],
  histories: OrderHistories,
  journal: Pick<Journal, 'sourceOf'>,
): readonly Exchange[] {
  const whole: Exchange[] = [];
  // Calls of one history send the same id, so each of them would ask for the others.
  const visited = new Set(exchanges.map(({ request }) => request));
  function addSources(exchange: Exchange): void {
    for (const value of valuesOf(exchange)) {
      const source = journal.sourceOf(value);
      for (const call of [...(source ? [source] : []), ...(histories.get(value) ?? [])]) {
        // A history goes on after the call that went wrong.
        if (call.at > exchange.at || visited.has(call.request)) continue;
        visited.add(call.request);
        addSources(call);
        whole.push(call);
      }
    }
  }
  for (const exchange of exchanges) {
    addSources(exchange);
    whole.push(exchange);
  }
  return whole;
}

/** Ids of these get short names: by their key, or by operation and key. */
const shortNames: Readonly<Record<string, string>> = { orderId: 'ORDER', 'orderSubmit id': 'ORDER' };
const variableName = ({ operation }: Exchange, key: string): string =>
  shortNames[`${operation.id} ${key}`] ??
  shortNames[key] ??
  key.replaceAll(/([a-z])([A-Z])/g, '$1_$2').toUpperCase();

/** Gives each id that a later call sends a shell variable, set by the call that returned it. */
function withVariables({ exchanges, control }: Steps): Steps {
  const variables = new Map<string, string>();
  const named = exchanges.map((exchange, index) => {
    const later = exchanges.slice(index + 1).flatMap(valuesOf);
    const isUsed = (id: string): boolean =>
      later.includes(id) || control.some(({ path, at }) => at > exchange.at && path.includes(id));
    const yields: Yield[] = [];
    for (const [key, id] of idsIn(exchange)) {
      // The answer of the last call is what the reader wants to see.
      if (variables.has(id) || !isUsed(id)) continue;
      const base = variableName(exchange, key);
      const count = [...variables.values()].filter((name) => name.replace(/_\d+$/, '') === base).length;
      const name = count === 0 ? base : `${base}_${count + 1}`;
      variables.set(id, name);
      yields.push({ id, key, name });
    }
    return { exchange, yields };
  });
  return {
    exchanges: named.map(({ exchange, yields }) =>
      variables.size === 0 ? exchange : { ...exchange, variables, yields },
    ),
    control,
  };
}

const GLOBAL_PATH = /^(clock\/advance|timed-work|skus\/|goods\/)/;
const spending = new Set(['orderPay', 'withdrawApply', 'creditPay']);

/** The control calls that the steps need: about their ids and accounts, the clock and the stock. */
function controlFor(exchanges: readonly Exchange[], calls: readonly ControlCall[]): readonly ControlCall[] {
  const [first, last] = [exchanges[0]?.at ?? 0, exchanges.at(-1)?.at ?? 0];
  const ids = new Set(
    exchanges.flatMap((exchange) => [...valuesOf(exchange), ...idsIn(exchange).map(([, id]) => id)]),
  );
  const names = new Set(
    exchanges.flatMap(({ caller }) => (caller ? [encodeURIComponent(caller.username)] : [])),
  );
  const isAbout = ({ path }: ControlCall): boolean =>
    GLOBAL_PATH.test(path) || path.split('/').some((part) => ids.has(part) || names.has(part));
  const changes = calls.filter(({ method, at }) => method !== 'GET' && at < last);
  const within = changes.filter((call) => call.at > first && isAbout(call));
  const isCredit = ({ path }: ControlCall): boolean => path.endsWith('/credit');
  const spends = exchanges.some(({ operation }) => spending.has(operation.id));
  const credit =
    spends && !within.some(isCredit)
      ? changes.findLast((call) => isCredit(call) && isAbout(call))
      : undefined;
  return credit ? [{ ...credit, at: first - 1 }, ...within] : within;
}

/** The steps that show a fault again, with a shell variable for each id that differs between runs. */
export function reproduce(
  exchanges: readonly Exchange[],
  histories: OrderHistories,
  journal: Pick<Journal, 'sourceOf' | 'controlCalls'>,
): Steps {
  const whole = withSources(exchanges, histories, journal);
  return withVariables({ exchanges: whole, control: controlFor(whole, journal.controlCalls) });
}

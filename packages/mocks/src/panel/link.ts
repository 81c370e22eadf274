/** Addresses that bring somebody else to what is seen here: `?mock=default&seed=7&latency=200-600&fault=orderPay-502-once`. */
import { type OperationId, operationMap } from '@openmall/sdk';
import { faultCalled, nameOfFault, type FaultRule } from '../faults/fault.ts';
import type { Settings } from './settings-type.ts';

const EVERYWHERE = 'everywhere';
const FIELDS = ['mock', 'seed', 'latency', 'fault'];

const isOperation = (name: string): name is OperationId => Object.hasOwn(operationMap, name);

function textOf({ fault, operation, rate = 1, times }: FaultRule): string {
  return [operation ?? EVERYWHERE, nameOfFault(fault), times === 1 ? 'once' : rate].join('-');
}

/** None where the address was written by hand and names what there is not. */
function ruleOf(text: string): FaultRule[] {
  const [operation = '', name = '', often = '1'] = text.split('-');
  const fault = faultCalled(name);
  const isKnown = operation === EVERYWHERE || isOperation(operation);
  const rate = Number(often);
  if (!fault || !isKnown || !(often === 'once' || rate <= 1)) {
    console.warn(`The mocks understand no fault "${text}".`);
    return [];
  }
  return [
    { fault, ...(isOperation(operation) && { operation }), ...(often === 'once' ? { times: 1 } : { rate }) },
  ];
}

/** What the address says of delays and faults. */
export function conditionsIn(query: URLSearchParams): Pick<Settings, 'latency' | 'faults'> {
  const [, from, to] = /^(\d{1,6})-(\d{1,6})$/.exec(query.get('latency') ?? '') ?? [];
  return {
    ...(from !== undefined && { latency: [Number(from), Number(to)] as const }),
    faults: query.getAll('fault').flatMap(ruleOf),
  };
}

/** The address without what it says of the mocks. */
export function withoutSettings(href: string): URL {
  const url = new URL(href);
  for (const field of FIELDS) url.searchParams.delete(field);
  return url;
}

/** The address of this page in this mall, with the delays and the faults that were chosen. */
export function linkTo(href: string, { scenario, seed, latency, faults }: Settings): string {
  const url = withoutSettings(href);
  url.searchParams.set('mock', scenario);
  // Said always: whoever opens the link may have another seed.
  url.searchParams.set('seed', seed);
  if (latency) url.searchParams.set('latency', latency.join('-'));
  for (const rule of faults) url.searchParams.append('fault', textOf(rule));
  return url.href;
}

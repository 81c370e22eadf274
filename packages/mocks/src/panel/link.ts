/** Links that reproduce the settings of a page: `?mock=default&seed=7&latency=200-600&fault=orderPay-502-once`. */
import { type OperationId, operationMap } from '@openmall/sdk';
import { faultCalled, nameOfFault, type FaultRule } from '../faults/fault.ts';
import type { Settings } from './settings-type.ts';

const EVERYWHERE = 'everywhere';
const FIELDS = ['mock', 'seed', 'latency', 'fault'];

const isOperation = (name: string): name is OperationId => Object.hasOwn(operationMap, name);

function textOf({ fault, operation, rate = 1, times }: FaultRule): string {
  return [operation ?? EVERYWHERE, nameOfFault(fault), times === 1 ? 'once' : rate].join('-');
}

/** Parses a rule. Returns an empty list with a warning if operation, fault or frequency is unknown. */
function ruleOf(text: string): FaultRule[] {
  const [operation = '', name = '', frequency = '1'] = text.split('-');
  const fault = faultCalled(name);
  const isKnown = operation === EVERYWHERE || isOperation(operation);
  const rate = Number(frequency);
  if (!fault || !isKnown || !(frequency === 'once' || rate <= 1)) {
    console.warn(`Unknown fault "${text}" in the address.`);
    return [];
  }
  return [
    {
      fault,
      ...(isOperation(operation) && { operation }),
      ...(frequency === 'once' ? { times: 1 } : { rate }),
    },
  ];
}

/** The delays and faults of an address. */
export function conditionsIn(query: URLSearchParams): Pick<Settings, 'latency' | 'faults'> {
  const [, min, max] = /^(\d{1,6})-(\d{1,6})$/.exec(query.get('latency') ?? '') ?? [];
  return {
    ...(min !== undefined && { latency: [Number(min), Number(max)] as const }),
    faults: query.getAll('fault').flatMap(ruleOf),
  };
}

/** Removes the settings of the mocks from an address. */
export function withoutSettings(href: string): URL {
  const url = new URL(href);
  for (const field of FIELDS) url.searchParams.delete(field);
  return url;
}

/** Returns the address of a page with scenario, seed, delays and faults. */
export function linkTo(href: string, { scenario, seed, latency, faults }: Settings): string {
  const url = withoutSettings(href);
  url.searchParams.set('mock', scenario);
  // Always included: the receiver's tab may have another seed.
  url.searchParams.set('seed', seed);
  if (latency) url.searchParams.set('latency', latency.join('-'));
  for (const rule of faults) url.searchParams.append('fault', textOf(rule));
  return url.href;
}

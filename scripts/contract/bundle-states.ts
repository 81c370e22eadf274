/** Adds the names, texts and transitions of states.yaml to the status schemas of the bundle. */
import { ContractError } from './contract-error.ts';
import { type Contract, operationsOf, type Schema, type Transition } from './contract.ts';

interface Move {
  from: number[];
  to?: number | number[];
  operation?: string;
  by: string;
  log?: string;
  once?: boolean;
}

export interface Machine {
  states: Record<string, { name: string; text: string }>;
  initial: number;
  start?: { operation: string; by: string; log?: string };
  transitions: Record<string, Move>;
  actions?: Record<string, Move>;
  /** The error of each action by state; `else` stands for all other states that do not allow the action. */
  refusals?: Record<string, Record<string, string>>;
  /** Of orders: the reasons for a refund that fit a state. */
  refundReasons?: Record<string, readonly number[]>;
}

export type Machines = Record<string, Machine> & { orderLog?: unknown };

/** The transitions that a caller of this contract can make. */
function transitionsOf(machine: Machine): Record<string, Transition> {
  return Object.fromEntries(
    Object.entries(machine.transitions).flatMap(([name, { operation, from, to }]) =>
      operation && to !== undefined ? [[name, { operation, from, to }]] : [],
    ),
  );
}

function addTo(schema: Schema, machine: Machine): void {
  const states = (schema.enum ?? []).map((value) => {
    const state = machine.states[String(value)];
    if (!state) throw new ContractError(`states.yaml has no state ${value} of ${schema['x-state-machine']}.`);
    return state;
  });
  if (states.length !== Object.keys(machine.states).length) {
    throw new ContractError(`The enum of ${schema['x-state-machine']} misses states of states.yaml.`);
  }
  // Editors show the description, not the marks.
  const meanings = states.map(({ name }, index) => `\`${schema.enum?.[index]}\` ${name}`).join(', ');
  schema.description = `${schema.description?.replace(/\.$/, '')}: ${meanings}.`;
  schema['x-enum-varnames'] = states.map(({ name }) => name);
  schema['x-enumDescriptions'] = states.map(({ text }) => text);
  schema['x-transitions'] = transitionsOf(machine);
}

/** Checks that the operation of an action lists the errors that reject it. */
function assertRefusalsListed(contract: Contract, { transitions, actions, refusals = {} }: Machine): void {
  const errors = new Map(operationsOf(contract).map(({ id, operation }) => [id, operation['x-errors']]));
  for (const [action, { operation }] of Object.entries({ ...transitions, ...actions })) {
    const listed = operation === undefined ? undefined : errors.get(operation);
    const missing = Object.values(refusals[action] ?? {}).find((key) => listed && !listed.includes(key));
    if (missing)
      throw new ContractError(
        `states.yaml rejects ${action} with ${missing}, which ${operation} does not list.`,
      );
  }
}

/** @throws {ContractError} if the machines and the schemas of the contract disagree. */
export function addStates(contract: Contract, machines: Machines): void {
  for (const schema of Object.values(contract.components.schemas)) {
    const name = schema['x-state-machine'];
    if (!name) continue;
    const machine = machines[name];
    if (!machine) throw new ContractError(`states.yaml has no machine ${name}.`);
    assertRefusalsListed(contract, machine);
    addTo(schema, machine);
  }
}

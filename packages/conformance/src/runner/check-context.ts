/** What a trial works with: the target, the judge's accounts and goods, and where findings go. */
import type { InputOf, OperationId } from '@openmall/sdk';
import { operation as operationOf, type Operation } from '../contract/operations.ts';
import type { Caller, Exchange } from '../target/exchange.ts';
import type { Call } from '../target/target.ts';
import type { World } from '../setup/setup.ts';
import type { CheckFacts } from './check.ts';
import type { Findings } from './findings.ts';
import { retrace } from './reproduction.ts';
import type { OperationSighting } from './coverage.ts';

export interface CallDetails extends Partial<Omit<Call, 'operation' | 'input'>> {
  readonly caller?: Caller | undefined;
}

export interface Court {
  readonly world: World;
  /** The operations that are judged in this run. */
  readonly operations: readonly Operation[];
  readonly seed: number;
  /** How many random inputs a property gets. */
  readonly runs: number;
  /** A first look: one breakage of each kind, not all. */
  readonly isQuick: boolean;
  /** What of an operation was seen so far in this run. */
  seen(id: OperationId): OperationSighting;
  operation(id: OperationId): Operation;
  /** A call with an input of the contract's type. */
  call<Id extends OperationId>(id: Id, input: InputOf<Id>, details?: CallDetails): Promise<Exchange>;
  /** A call with an input that need not keep the contract. */
  send(operation: Operation, input: object, details?: CallDetails): Promise<Exchange>;
  pass(operation: OperationId): void;
  fail(operation: OperationId, says: string, ...exchanges: readonly Exchange[]): void;
  skip(operation: OperationId, why: string): void;
  unproven(operation: OperationId, why: string, refused?: Exchange): void;
  /** A pass where `fault` is undefined, else the fault. */
  expect(operation: OperationId, fault: string | undefined, ...exchanges: readonly Exchange[]): void;
}

export interface CourtFacts {
  readonly world: World;
  readonly operations: readonly Operation[];
  readonly seed: number;
  readonly runs: number;
  /** A first look: one breakage of each kind, not all. */
  readonly isQuick: boolean;
  readonly seen: (id: OperationId) => OperationSighting;
}

/** The court of one check. */
export function openCourt(check: CheckFacts, facts: CourtFacts, findings: Findings): Court {
  const judged = new Set(facts.operations.map(({ id }) => id));
  const noted =
    <Rest extends readonly unknown[]>(note: (id: OperationId, ...rest: Rest) => void) =>
    (id: OperationId, ...rest: Rest): void => {
      if (judged.has(id)) note(id, ...rest);
    };
  const pass = noted((id) => findings.pass(check.id, id));
  const fail = noted((id, says: string, ...exchanges: readonly Exchange[]) =>
    findings.fail(check.id, id, { says, exchanges: retrace(exchanges, facts.world.orders.histories) }),
  );
  return {
    ...facts,
    operation: operationOf,
    call: (id, input, details) =>
      facts.world.send({ operation: operationOf(id), input: input ?? {}, ...details }),
    send: (operation, input, details) => facts.world.send({ operation, input, ...details }),
    pass,
    fail,
    skip: noted((id, why: string) => findings.skip(check.id, id, why)),
    unproven: noted((id, why: string, refused?: Exchange) => findings.unproven(check.id, id, why, refused)),
    expect: (id, fault, ...exchanges) => (fault === undefined ? pass(id) : fail(id, fault, ...exchanges)),
  };
}

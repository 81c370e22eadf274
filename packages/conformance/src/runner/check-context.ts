/** What an active check works with: accounts, goods, calls, and where its findings go. */
import type { InputOf, OperationId } from '@openmall/sdk';
import { operation as operationOf, type Operation } from '../contract/operations.ts';
import type { PreparedCalls } from '../setup/prepared-calls.ts';
import type { Setup } from '../setup/setup.ts';
import type { Caller, Exchange } from '../target/exchange.ts';
import type { OperationCall } from '../target/target.ts';
import type { OperationCoverage } from './coverage/coverage.ts';
import type { Findings } from './findings.ts';
import type { Journal } from './journal.ts';
import { reproduce } from './reproduction.ts';

export interface CallDetails extends Partial<Omit<OperationCall, 'operation' | 'input'>> {
  readonly caller?: Caller | undefined;
}

export interface CheckContextOptions {
  readonly setup: Setup;
  readonly prepared: PreparedCalls;
  readonly journal: Journal;
  /** The operations that this run judges. */
  readonly operations: readonly Operation[];
  readonly seed: number;
  /** How many random inputs a property test gets. */
  readonly runs: number;
  /** `--quick`: one invalid value of each kind instead of all. */
  readonly isQuick: boolean;
  /** How many operations a check may judge at once. */
  readonly parallel: number;
  /** What this run has seen of an operation so far. */
  readonly coverageOf: (id: OperationId) => OperationCoverage;
}

export interface CheckContext extends CheckContextOptions {
  operation(id: OperationId): Operation;
  /** Makes a call with an input that has the contract's type. */
  call<Id extends OperationId>(id: Id, input: InputOf<Id>, details?: CallDetails): Promise<Exchange>;
  /** Makes a call with any input. */
  send(operation: Operation, input: object, details?: CallDetails): Promise<Exchange>;
  pass(operation: OperationId): void;
  fail(operation: OperationId, message: string, ...exchanges: readonly Exchange[]): void;
  skip(operation: OperationId, reason: string): void;
  inconclusive(operation: OperationId, reason: string, refused?: Exchange): void;
  /** Whether the check has come to a verdict on the operation. */
  hasFinding(operation: OperationId): boolean;
  /** Says why the check has no finding. A check without a finding and without a reason is inconclusive. */
  leaveOut(reason: string): void;
  /** Passes if `fault` is undefined and fails with it otherwise. */
  expect(operation: OperationId, fault: string | undefined, ...exchanges: readonly Exchange[]): void;
}

/** Creates the context of one check. Findings about operations that this run does not judge are dropped. */
export function createCheckContext(
  checkId: string,
  options: CheckContextOptions,
  findings: Findings,
): CheckContext {
  const { operations, setup, journal } = options;
  const judged = new Set(operations.map(({ id }) => id));
  const ifJudged =
    <Rest extends readonly unknown[]>(record: (id: OperationId, ...rest: Rest) => void) =>
    (id: OperationId, ...rest: Rest): void => {
      if (judged.has(id)) record(id, ...rest);
    };
  const pass = ifJudged((id) => findings.pass(checkId, id));
  const fail = ifJudged((id, message: string, ...exchanges: readonly Exchange[]) =>
    findings.fail(checkId, id, { message, ...reproduce(exchanges, setup.orders.histories, journal) }),
  );
  return {
    ...options,
    operation: operationOf,
    call: (id, input, details) => setup.send({ operation: operationOf(id), input: input ?? {}, ...details }),
    send: (operation, input, details) => setup.send({ operation, input, ...details }),
    pass,
    fail,
    skip: ifJudged((id, reason: string) => findings.skip(checkId, id, reason)),
    inconclusive: ifJudged((id, reason: string, refused?: Exchange) =>
      findings.inconclusive(checkId, id, reason, refused),
    ),
    hasFinding: (id) => findings.has(checkId, id),
    leaveOut: (reason) => findings.leaveOut(checkId, reason),
    expect: (id, fault, ...exchanges) => (fault === undefined ? pass(id) : fail(id, fault, ...exchanges)),
  };
}

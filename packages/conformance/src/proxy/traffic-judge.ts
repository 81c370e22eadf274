/** Judges calls that pass anyway: the shape, the errors and the order states of every answer. */
import type { OperationId } from '@openmall/sdk';
import { passiveChecks } from '../checks/all-checks.ts';
import { operation as operationOf } from '../contract/operations.ts';
import { createCoverage } from '../runner/coverage/coverage.ts';
import { createFindings } from '../runner/findings.ts';
import type { RunResult } from '../runner/run-result.ts';
import { succeeded, type Exchange } from '../target/exchange.ts';
import { createOrderMoves } from './order-moves.ts';

export interface TrafficJudge {
  inspect(exchange: Exchange): readonly string[];
  result(): RunResult;
}

export function createTrafficJudge(baseUrl: string): TrafficJudge {
  const started = Date.now();
  const checks = [...passiveChecks, createOrderMoves()];
  const findings = createFindings(() => false);
  const coverage = createCoverage();
  const proven = new Set<OperationId>();
  const seen = new Set<OperationId>();
  return {
    inspect(exchange) {
      const { id } = exchange.operation;
      coverage.record(exchange);
      if (!exchange.isOffContract) seen.add(id);
      if (succeeded(exchange)) proven.add(id);
      return checks.flatMap(({ id: check, inspect }) => {
        const message = inspect(exchange);
        if (message === undefined) findings.pass(check, id);
        else findings.fail(check, id, { message, exchanges: [exchange] });
        return message === undefined ? [] : [`${check} ${id} ${message}`];
      });
    },
    result: () => ({
      baseUrl,
      seed: 0,
      options: { quick: false, extensions: true, control: false, only: ['live traffic'], buyers: [] },
      isInterrupted: false,
      startedAt: new Date(started).toISOString(),
      ms: Date.now() - started,
      operations: [...seen].map(operationOf),
      notBuilt: new Map(),
      isOfSomeOperations: true,
      checks,
      stoppedAfter: undefined,
      findings: findings.all(),
      leftOut: new Map(),
      coverage,
      proven,
    }),
  };
}

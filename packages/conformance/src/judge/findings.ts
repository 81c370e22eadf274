/** Gathers what the checks found: one finding for each check and operation. */
import type { OperationId } from '@openmall/sdk';
import type { Exchange } from '../target/exchange.ts';
import type { Fault, Finding, Verdict } from './check.ts';

/** A fault outweighs everything; a pass outweighs what could not be looked at. */
const weight: Readonly<Record<Verdict, number>> = { skipped: 0, unproven: 1, pass: 2, fail: 3 };

const lengthOf = ({ exchanges }: Fault): number =>
  exchanges.reduce((sum, { request }) => sum + request.url.length + (request.body?.length ?? 0), 0);

/** Of two faults of the same kind the one that is quicker to reproduce is told. */
function shorter(a: Fault | undefined, b: Fault | undefined): Fault | undefined {
  if (!a || !b) return a ?? b;
  return lengthOf(b) < lengthOf(a) ? b : a;
}

export interface Findings {
  pass(check: string, operation: OperationId): void;
  fail(check: string, operation: OperationId, fault: Fault): void;
  skip(check: string, operation: OperationId, why: string): void;
  unproven(check: string, operation: OperationId, why: string, refused?: Exchange): void;
  all(): readonly Finding[];
}

export function createFindings(): Findings {
  const found = new Map<string, Finding>();
  function note(finding: Finding): void {
    const name = `${finding.check} ${finding.operation}`;
    const former = found.get(name);
    if (!former || weight[finding.verdict] > weight[former.verdict]) return void found.set(name, finding);
    const fault = finding.verdict === 'fail' ? shorter(former.fault, finding.fault) : undefined;
    if (fault) found.set(name, { ...former, fault });
  }
  return {
    pass: (check, operation) => note({ check, operation, verdict: 'pass' }),
    fail: (check, operation, fault) => note({ check, operation, verdict: 'fail', fault }),
    skip: (check, operation, why) => note({ check, operation, verdict: 'skipped', why }),
    unproven: (check, operation, why, refused) =>
      note({ check, operation, verdict: 'unproven', why, ...(refused && { refused }) }),
    all: () => [...found.values()],
  };
}

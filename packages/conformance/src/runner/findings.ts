/** Gathers what the checks found: one finding for each check and operation. */
import type { OperationId } from '@openmall/sdk';
import type { Exchange } from '../target/exchange.ts';
import type { Fault, Finding, Verdict } from './check.ts';
import { wordsOf } from './baseline-match.ts';

/** A fault outweighs everything. One inconclusive step leaves the whole check inconclusive, whatever else passed. */
const weight: Readonly<Record<Verdict, number>> = { skipped: 0, pass: 1, unproven: 2, fail: 3 };

/** Words that differ without end would fill the memory. */
const mostKinds = 50;

const lengthOf = ({ exchanges }: Fault): number =>
  exchanges.reduce((sum, { request }) => sum + request.url.length + (request.body?.length ?? 0), 0);

/** Of faults of the same kind the one that is quickest to reproduce is told; other words may be another cause. */
function withFault(faults: readonly Fault[], added: Fault): readonly Fault[] {
  const wordsIn = ({ says }: Fault): string => wordsOf(says).join('; ');
  const known = faults.find((one) => wordsIn(one) === wordsIn(added));
  if (known ? lengthOf(added) >= lengthOf(known) : faults.length >= mostKinds) return faults;
  const kept = faults.filter((one) => one !== known);
  return [...kept, added].sort((a, b) => lengthOf(a) - lengthOf(b));
}

export interface Findings {
  pass(check: string, operation: OperationId): void;
  fail(check: string, operation: OperationId, fault: Fault): void;
  skip(check: string, operation: OperationId, why: string): void;
  unproven(check: string, operation: OperationId, why: string, refused?: Exchange): void;
  /** Takes back faults that turned out to be none. */
  withdraw(isNone: (fault: Fault) => boolean): void;
  /** Nothing proved after all, whatever was found before, unless it was a fault. */
  reopen(check: string, operation: OperationId, why: string, refused?: Exchange): void;
  all(): readonly Finding[];
}

/** Once the run is over nothing is found any more: what is still under way only sees its end. */
export function createFindings(isOver: () => boolean): Findings {
  const found = new Map<string, Finding>();
  const nameOf = ({ check, operation }: Pick<Finding, 'check' | 'operation'>): string =>
    `${check} ${operation}`;
  function note(finding: Finding): void {
    if (finding.verdict === 'fail' && isOver()) return;
    const name = nameOf(finding);
    const former = found.get(name);
    if (!former || weight[finding.verdict] > weight[former.verdict]) return void found.set(name, finding);
    const faults = (finding.faults ?? []).reduce(withFault, former.faults ?? []);
    if (former.verdict === 'fail') found.set(name, { ...former, faults });
  }
  const unproven: Findings['unproven'] = (check, operation, why, refused) =>
    note({ check, operation, verdict: 'unproven', why, ...(refused && { refused }) });
  return {
    pass: (check, operation) => note({ check, operation, verdict: 'pass' }),
    fail: (check, operation, fault) => note({ check, operation, verdict: 'fail', faults: [fault] }),
    skip: (check, operation, why) => note({ check, operation, verdict: 'skipped', why }),
    unproven,
    withdraw(isNone) {
      for (const [name, finding] of found) {
        const faults = finding.faults?.filter((fault) => !isNone(fault));
        if (faults?.length === 0) found.delete(name);
        else if (faults) found.set(name, { ...finding, faults });
      }
    },
    reopen(check, operation, ...rest) {
      const name = nameOf({ check, operation });
      if (found.get(name)?.verdict !== 'fail') found.delete(name);
      unproven(check, operation, ...rest);
    },
    all: () => [...found.values()],
  };
}

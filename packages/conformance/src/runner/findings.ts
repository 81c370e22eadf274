/** Collects what the checks find: one finding per check and operation. */
import type { OperationId } from '@openmall/sdk';
import type { Exchange } from '../target/exchange.ts';
import { normalizeMessage } from './baseline/baseline-match.ts';
import type { Fault, Finding, Verdict } from './finding.ts';

/** A fault outranks everything. One inconclusive step makes the whole check inconclusive, whatever else passed. */
const rank: Readonly<Record<Verdict, number>> = { skipped: 0, pass: 1, inconclusive: 2, fail: 3 };

/** Limits memory where every message is different. */
const MAX_KINDS = 50;

const sizeOf = ({ exchanges }: Fault): number =>
  exchanges.reduce((sum, { request }) => sum + request.url.length + (request.body?.length ?? 0), 0);

/**
 * Keeps the shortest fault of each kind. A different message may have a different cause. A response that shows all that
 * another one shows, and more, stands for both.
 */
function addFault(faults: readonly Fault[], added: Fault): readonly Fault[] {
  const parts = new Map([...faults, added].map((fault) => [fault, new Set(normalizeMessage(fault.message))]));
  const isWithin = (one: Fault, other: Fault): boolean =>
    parts.get(one)?.isSubsetOf(parts.get(other) ?? new Set()) === true;
  const known = faults.find((fault) => isWithin(fault, added) && isWithin(added, fault));
  if (known ? sizeOf(added) >= sizeOf(known) : faults.some((fault) => isWithin(added, fault))) return faults;
  const kept = faults.filter((fault) => !isWithin(fault, added));
  if (kept.length >= MAX_KINDS) return faults;
  return [...kept, added].sort((a, b) => sizeOf(a) - sizeOf(b));
}

/** A pass that goes with a skip keeps its reason: something was not judged. */
function passInPart(former: Finding | undefined, added: Finding): Finding | undefined {
  const leftOut = [former, added].find((item) => item?.verdict === 'skipped')?.reason ?? former?.leftOut;
  if (leftOut === undefined || ![former?.verdict, added.verdict].includes('pass')) return undefined;
  const isWorse = [former, added].some((item) => item !== undefined && rank[item.verdict] > rank.pass);
  return isWorse ? undefined : { check: added.check, operation: added.operation, verdict: 'pass', leftOut };
}

export interface Findings {
  pass(check: string, operation: OperationId): void;
  fail(check: string, operation: OperationId, fault: Fault): void;
  skip(check: string, operation: OperationId, reason: string): void;
  inconclusive(check: string, operation: OperationId, reason: string, refused?: Exchange): void;
  has(check: string, operation: OperationId): boolean;
  /** Says why a check has no finding about any operation. */
  leaveOut(check: string, reason: string): void;
  /** The checks without findings, each with its reason. */
  leftOut(): ReadonlyMap<string, string>;
  /** Removes faults that turned out to be false. */
  retract(isFalse: (fault: Fault) => boolean): void;
  /** Removes all findings of a check that is run again. */
  forget(check: string): void;
  /** Replaces whatever was found, except a fault, by an inconclusive finding. */
  replaceByInconclusive(check: string, operation: OperationId, reason: string, refused?: Exchange): void;
  all(): readonly Finding[];
}

/** Once `isOver` returns true, new faults are ignored: calls that are still running only see the end of the run. */
export function createFindings(isOver: () => boolean): Findings {
  const found = new Map<string, Finding>();
  const leftOut = new Map<string, string>();
  const keyOf = ({ check, operation }: Pick<Finding, 'check' | 'operation'>): string =>
    `${check} ${operation}`;
  function record(finding: Finding): void {
    if (finding.verdict === 'fail' && isOver()) return;
    const key = keyOf(finding);
    const former = found.get(key);
    const passed = passInPart(former, finding);
    if (passed) return void found.set(key, passed);
    if (!former || rank[finding.verdict] > rank[former.verdict]) return void found.set(key, finding);
    const faults = (finding.faults ?? []).reduce(addFault, former.faults ?? []);
    if (former.verdict === 'fail') found.set(key, { ...former, faults });
  }
  const inconclusive: Findings['inconclusive'] = (check, operation, reason, refused) =>
    record({ check, operation, verdict: 'inconclusive', reason, ...(refused && { refused }) });
  return {
    pass: (check, operation) => record({ check, operation, verdict: 'pass' }),
    fail: (check, operation, fault) => record({ check, operation, verdict: 'fail', faults: [fault] }),
    skip: (check, operation, reason) => record({ check, operation, verdict: 'skipped', reason }),
    inconclusive,
    has: (check, operation) => found.has(keyOf({ check, operation })),
    leaveOut: (check, reason) => void leftOut.set(check, reason),
    leftOut: () => leftOut,
    retract(isFalse) {
      for (const [key, finding] of found) {
        const faults = finding.faults?.filter((fault) => !isFalse(fault));
        if (faults?.length === 0) found.delete(key);
        else if (faults) found.set(key, { ...finding, faults });
      }
    },
    forget(check) {
      for (const [key, finding] of found) if (finding.check === check) found.delete(key);
    },
    replaceByInconclusive(check, operation, ...rest) {
      const key = keyOf({ check, operation });
      if (found.get(key)?.verdict !== 'fail') found.delete(key);
      inconclusive(check, operation, ...rest);
    },
    all: () => [...found.values()],
  };
}

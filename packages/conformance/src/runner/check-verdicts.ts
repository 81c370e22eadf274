/** What each check of a run came to: a check that says nothing must not look like one that found nothing. */
import type { CheckInfo } from './check.ts';
import type { Finding, Verdict } from './finding.ts';

/** The part of a result that the verdicts on checks follow from. */
interface JudgedChecks {
  readonly checks: readonly CheckInfo[];
  readonly findings: readonly Finding[];
  readonly leftOut: ReadonlyMap<string, string>;
  readonly isOfSomeOperations: boolean;
  readonly isInterrupted: boolean;
}

export interface CheckVerdict {
  readonly check: string;
  readonly level: CheckInfo['level'];
  readonly verdict: Verdict;
  /** Why the check was skipped or is inconclusive. */
  readonly reason?: string;
  /** What the check could not judge, although the rest of it passed. */
  readonly leftOut?: string;
  /** How many operations have each verdict. */
  readonly counts: Readonly<Record<Verdict, number>>;
}

/** The first that occurs is the verdict of a check. A pass counts for more than a skip: it judged something. */
const worstFirst: readonly Verdict[] = ['fail', 'inconclusive', 'pass', 'skipped'];

export function countVerdicts(
  items: readonly { readonly verdict: Verdict }[],
): Readonly<Record<Verdict, number>> {
  const counts = { pass: 0, fail: 0, skipped: 0, inconclusive: 0 };
  for (const { verdict } of items) counts[verdict] += 1;
  return counts;
}

const NOTHING_TO_JUDGE = 'none of its operations is built or selected in this run';
const NO_VERDICT = 'it ended without a verdict';

/** A check without findings: left out for a reason, or one that ended without saying anything. */
function withoutFindings({ id, level }: CheckInfo, result: JudgedChecks): CheckVerdict {
  const counts = countVerdicts([]);
  const reason = result.leftOut.get(id) ?? (result.isOfSomeOperations ? NOTHING_TO_JUDGE : undefined);
  if (reason !== undefined && !result.isInterrupted)
    return { check: id, level, verdict: 'skipped', reason, counts };
  const ended = result.isInterrupted ? 'the run was interrupted' : NO_VERDICT;
  return { check: id, level, verdict: 'inconclusive', reason: ended, counts };
}

function leftOutOf(findings: readonly Finding[]): string | undefined {
  const skipped = findings.find(({ verdict }) => verdict === 'skipped')?.reason;
  return findings.find(({ leftOut }) => leftOut !== undefined)?.leftOut ?? skipped;
}

/** The verdict on every check of the run, in the order of the run. */
export function checkVerdicts(result: JudgedChecks): readonly CheckVerdict[] {
  const byCheck = Map.groupBy(result.findings, ({ check }) => check);
  return result.checks.map((info) => {
    const { id: check, level } = info;
    const findings = byCheck.get(check) ?? [];
    if (findings.length === 0) return withoutFindings(info, result);
    const counts = countVerdicts(findings);
    const verdict = worstFirst.find((candidate) => counts[candidate] > 0) ?? 'skipped';
    const reason =
      verdict === 'pass' || verdict === 'fail'
        ? undefined
        : findings.find((finding) => finding.verdict === verdict)?.reason;
    const leftOut = verdict === 'pass' ? leftOutOf(findings) : undefined;
    return {
      check,
      level,
      verdict,
      ...(reason !== undefined && { reason }),
      ...(leftOut !== undefined && { leftOut }),
      counts,
    };
  });
}

/** JUnit XML for CI systems: one suite per check, one case per operation. */
import { shellOf } from '../shell.ts';
import type { Report, ReportedCheck, ReportedFault } from '../report-model.ts';

const escape = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    // XML cannot represent most control characters.
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '�');

type Row = Report['verdicts'][number];
type Kind = 'passed' | 'failure' | 'error' | 'skipped';

interface Case {
  readonly kind: Kind;
  readonly message: string;
  /** Lines for a shell that show the finding. */
  readonly calls: readonly string[];
}

const linesOf = (fault: ReportedFault): readonly string[] => shellOf(fault);

/** Failures and errors agree with the exit code: what does not fail the run does not fail a case. */
function caseOf(report: Report, { check, operation, verdict, reason = '' }: Row): Case {
  const { faults, checks, inconclusive } = report;
  if (verdict === 'pass') return { kind: 'passed', message: '', calls: [] };
  if (verdict === 'skipped') return { kind: 'skipped', message: reason, calls: [] };
  if (verdict === 'inconclusive') {
    const isMust = checks.find(({ id }) => id === check)?.level === 'must';
    const finding = inconclusive.find(
      (candidate) => candidate.check === check && candidate.operations.includes(operation),
    );
    const calls = finding?.refused ? [finding.refused.curl] : [];
    return { kind: isMust ? 'error' : 'skipped', message: `inconclusive: ${reason}`, calls };
  }
  const fault = faults.find((candidate) => candidate.check === check && candidate.operation === operation);
  if (!fault) return { kind: 'failure', message: '', calls: [] };
  const { isBaselined, level, message } = fault;
  if (isBaselined) return { kind: 'skipped', message: `in the baseline: ${message}`, calls: linesOf(fault) };
  if (level === 'should')
    return { kind: 'skipped', message: `should, does not fail the run: ${message}`, calls: linesOf(fault) };
  return { kind: 'failure', message, calls: linesOf(fault) };
}

function caseText({ check, operation }: Row, { kind, message, calls }: Case): string {
  const open = `    <testcase classname="${escape(check)}" name="${escape(operation)}"`;
  if (kind === 'passed') return `${open}/>`;
  const text = escape(calls.join('\n'));
  const mark = `<${kind} message="${escape(message)}"`;
  if (kind === 'failure') return `${open}>${mark}>${text}</failure></testcase>`;
  return `${open}>${mark}/>${text && `<system-out>${text}</system-out>`}</testcase>`;
}

function suiteOf(report: Report, { id, requirement, verdict, reason }: ReportedCheck): string {
  const found = report.verdicts.filter(({ check }) => check === id);
  // A check without findings is a case of its own, so that it is not taken for one that never existed.
  const rows =
    found.length > 0
      ? found
      : [{ check: id, operation: 'check', verdict, ...(reason !== undefined && { reason }) }];
  const cases = rows.map((row) => ({ row, result: caseOf(report, row) }));
  const of = (wanted: Kind): number => cases.filter(({ result }) => result.kind === wanted).length;
  const counts = `tests="${rows.length}" failures="${of('failure')}" errors="${of('error')}" skipped="${of('skipped')}"`;
  return [
    `  <testsuite name="${escape(`${id}: ${requirement}`)}" ${counts}>`,
    ...cases.map(({ row, result }) => caseText(row, result)),
    '  </testsuite>',
  ].join('\n');
}

const INTERRUPTED = `  <testsuite name="run" tests="1" failures="0" errors="1" skipped="0">
    <testcase classname="run" name="finished"><error message="The run was interrupted."/></testcase>
  </testsuite>`;

export function junitReport(report: Report): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<testsuites name="openmall-conformance">',
    ...report.checks.map((check) => suiteOf(report, check)),
    ...(report.isInterrupted ? [INTERRUPTED] : []),
    '</testsuites>',
    '',
  ].join('\n');
}

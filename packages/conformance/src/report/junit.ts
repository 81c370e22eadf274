/** JUnit's XML, which every CI draws: a suite for each check, a case for each operation. */
import type { Told, ToldFault } from './report-model.ts';

const escape = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    // XML has no way to say most control characters.
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '�');

type Row = Told['verdicts'][number];
type Kind = 'passed' | 'failure' | 'error' | 'skipped';

interface Case {
  readonly kind: Kind;
  readonly message: string;
  /** Lines for a shell that show a fault. */
  readonly calls: readonly string[];
}

const linesOf = ({ logins, calls }: ToldFault): readonly string[] => [
  ...logins,
  ...calls.map(({ curl }) => curl),
];

/** Red in a CI means what the exit code means: what fails no run fails no case. */
function caseOf(told: Told, { check, operation, verdict, why = '' }: Row): Case {
  const { faults, checks, inconclusive } = told;
  if (verdict === 'pass') return { kind: 'passed', message: '', calls: [] };
  if (verdict === 'skipped') return { kind: 'skipped', message: why, calls: [] };
  if (verdict === 'unproven') {
    const must = checks.find(({ id }) => id === check)?.level === 'must';
    const call = inconclusive.find(
      (one) => one.check === check && one.operations.includes(operation),
    )?.refused;
    const calls = call ? [call.curl] : [];
    return { kind: must ? 'error' : 'skipped', message: `inconclusive: ${why}`, calls };
  }
  const fault = faults.find((one) => one.check === check && one.operation === operation);
  if (!fault) return { kind: 'failure', message: '', calls: [] };
  const { isKnown, level, says } = fault;
  if (isKnown) return { kind: 'skipped', message: `known: ${says}`, calls: linesOf(fault) };
  if (level === 'should')
    return { kind: 'skipped', message: `should hold, fails nothing: ${says}`, calls: linesOf(fault) };
  return { kind: 'failure', message: says, calls: linesOf(fault) };
}

function caseText({ check, operation }: Row, { kind, message, calls }: Case): string {
  const open = `    <testcase classname="${escape(check)}" name="${escape(operation)}"`;
  if (kind === 'passed') return `${open}/>`;
  const text = escape(calls.join('\n'));
  const mark = `<${kind} message="${escape(message)}"`;
  if (kind === 'failure') return `${open}>${mark}>${text}</failure></testcase>`;
  return `${open}>${mark}/>${text && `<system-out>${text}</system-out>`}</testcase>`;
}

function suiteOf(told: Told, { id, says }: Told['checks'][number]): string {
  const rows = told.verdicts.filter(({ check }) => check === id);
  const cases = rows.map((row) => ({ row, found: caseOf(told, row) }));
  const of = (wanted: Kind): number => cases.filter(({ found }) => found.kind === wanted).length;
  const counts = `tests="${rows.length}" failures="${of('failure')}" errors="${of('error')}" skipped="${of('skipped')}"`;
  return [
    `  <testsuite name="${escape(`${id}: ${says}`)}" ${counts}>`,
    ...cases.map(({ row, found }) => caseText(row, found)),
    '  </testsuite>',
  ].join('\n');
}

const brokenOff = `  <testsuite name="run" tests="1" failures="0" errors="1" skipped="0">
    <testcase classname="run" name="finished"><error message="The run was broken off."/></testcase>
  </testsuite>`;

export function junitReport(told: Told): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<testsuites name="openmall-conformance">',
    ...told.checks.map((check) => suiteOf(told, check)),
    ...(told.isBrokenOff ? [brokenOff] : []),
    '</testsuites>',
    '',
  ].join('\n');
}

/** JUnit's XML, which every CI draws: a suite for each check, a case for each operation. */
import type { Told } from './told.ts';

const escape = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    // XML has no way to say most control characters.
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '�');

type Row = Told['verdicts'][number];

function caseOf(told: Told, { check, operation, verdict, why }: Row): string {
  const open = `    <testcase classname="${escape(check)}" name="${escape(operation)}"`;
  if (verdict === 'pass') return `${open}/>`;
  if (verdict !== 'fail') return `${open}><skipped message="${escape(why ?? verdict)}"/></testcase>`;
  const fault = told.faults.find((one) => one.check === check && one.operation === operation);
  const text = [...(fault?.logins ?? []), ...(fault?.calls.map(({ curl }) => curl) ?? [])].join('\n');
  return `${open}><failure message="${escape(fault?.says ?? '')}">${escape(text)}</failure></testcase>`;
}

export function junitReport(told: Told): string {
  const suites = told.checks.map(({ id, says }) => {
    const rows = told.verdicts.filter(({ check }) => check === id);
    const of = (...verdicts: readonly string[]): number =>
      rows.filter(({ verdict }) => verdicts.includes(verdict)).length;
    const counts = `tests="${rows.length}" failures="${of('fail')}" skipped="${of('skipped', 'unproven')}"`;
    const head = `  <testsuite name="${escape(`${id}: ${says}`)}" ${counts}>`;
    return [head, ...rows.map((row) => caseOf(told, row)), '  </testsuite>'].join('\n');
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<testsuites name="openmall-conformance">',
    ...suites,
    '</testsuites>',
    '',
  ].join('\n');
}

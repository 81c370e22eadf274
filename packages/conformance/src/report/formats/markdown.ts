/** A summary in Markdown, for the page of a CI job or a comment. */
import { openFigures } from '../areas.ts';
import { describeConclusion, describeOptions } from '../conclusion.ts';
import { foldMessage } from '../fold-message.ts';
import { explained, ownFaults, ownInconclusive } from '../fold-findings.ts';
import type { Report, ReportedFault } from '../report-model.ts';
import { shellOf } from '../shell.ts';

/** A host cuts long summaries off. */
const MAX_FAULTS = 30;

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ');
/** A message may quote what a backend answered, so it must not become markup. */
const plain = (text: string): string => text.replaceAll(/[<>&*_`[\]]/g, (mark) => `&#${mark.charCodeAt(0)};`);

function faultLines(report: Report, fault: ReportedFault): readonly string[] {
  const { check, operation, message, isBaselined, level } = fault;
  const notes = [isBaselined && 'baseline', level === 'should' && 'should'].filter(Boolean).join(', ');
  const follow = explained(report, fault);
  const { summary, lines: all } = foldMessage(message);
  const lines = shellOf(fault).map((line) => `    ${line}`);
  return [
    `<details><summary><code>${check}</code> <code>${operation}</code> ${plain(summary)}${notes && ` (${notes})`}</summary>`,
    '',
    ...(all.length > 0 ? [...all.map((line) => `- ${plain(line)}`), ''] : []),
    ...lines,
    ...(follow.length > 0 ? ['', `Explains ${follow.join(', ')}.`] : []),
    '',
    '</details>',
  ];
}

function faultSection(report: Report): readonly string[] {
  const faults = ownFaults(report);
  if (faults.length === 0) return [];
  const more = faults.length > MAX_FAULTS ? ['', `… and ${faults.length - MAX_FAULTS} more.`] : [];
  return [
    '',
    '### Faults',
    '',
    ...faults.slice(0, MAX_FAULTS).flatMap((fault) => faultLines(report, fault)),
    ...more,
  ];
}

function areaTable({ areas }: Report): readonly string[] {
  const rows = areas.map(
    ({ name, operations, counts }) =>
      `| ${name} | ${counts.pass} of ${operations} | ${openFigures(counts)} |`,
  );
  return ['', '| area | pass | open |', '| --- | --- | --- |', ...rows];
}

function inconclusiveSection(report: Report): readonly string[] {
  const rows = ownInconclusive(report).map(
    ({ check, operations, reason }) => `| ${check} | ${operations.length} | ${cell(plain(reason))} |`,
  );
  return rows.length === 0
    ? []
    : ['', '### Inconclusive', '', '| check | operations | reason |', '| --- | --- | --- |', ...rows];
}

export function markdownReport(report: Report): string {
  const { baseUrl, nextSteps, calls, seconds, seed } = report;
  return [
    `## openmall: the backend ${describeConclusion(report)}`,
    '',
    `${baseUrl} · ${calls} calls · ${seconds} s · seed ${seed} · options: ${plain(describeOptions(report))}`,
    ...(nextSteps.length > 0 ? ['', '**Next**', '', ...nextSteps.map((step) => `1. ${plain(step)}`)] : []),
    ...areaTable(report),
    ...faultSection(report),
    ...inconclusiveSection(report),
    '',
  ].join('\n');
}

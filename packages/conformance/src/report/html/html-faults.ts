/** The faults in the HTML report, grouped by check: one cause often affects many operations. */
import { explained, ownFaults } from '../fold-findings.ts';
import { foldMessage } from '../fold-message.ts';
import { lastAnswer, shellOf } from '../shell.ts';
import type { Report, ReportedFault } from '../report-model.ts';

export const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

function faultHtml(report: Report, fault: ReportedFault, path: string): string {
  const follow = explained(report, fault);
  const { check, operation, message, calls, isBaselined } = fault;
  const { summary, lines } = foldMessage(message);
  const all = lines.length > 0 ? `<ul>${lines.map((line) => `<li>${escape(line)}</li>`).join('')}</ul>` : '';
  const shell = shellOf(fault).join('\n');
  const last = lastAnswer(calls);
  const answer = last
    ? `<h4>Answer <small>HTTP ${last.status}, ${last.ms} ms</small></h4><pre>${escape(last.answer)}</pre>`
    : '';
  return `<details class="fault" data-find="${escape(`${check} ${operation} ${path} ${message}`.toLowerCase())}">
<summary><small>#${report.faults.indexOf(fault) + 1}</small> <code>${escape(operation)}</code> <small>${escape(path)}</small> ${escape(summary)}${isBaselined ? ' <em>baseline</em>' : ''}</summary>
${all}<h4>Reproduce <button type="button" class="copy">Copy</button></h4><pre>${escape(shell)}</pre>${answer}${follow.length > 0 ? `<p>Explains <small>${escape(follow.join(', '))}</small></p>` : ''}</details>`;
}

function checkHtml(report: Report, faults: readonly ReportedFault[], pathOf: (id: string) => string): string {
  const [first] = faults;
  if (!first) return '';
  const { check, requirement, source, level } = first;
  const affected = faults.length === 1 ? '1 operation' : `${faults.length} operations`;
  return `<details class="check"${faults.length === 1 ? ' open' : ''}>
<summary><span class="mark ${level}">${level}</span>${escape(requirement)} <b>${affected}</b> <small>${escape(check)} · ${escape(source)}</small></summary>
${faults.map((fault) => faultHtml(report, fault, pathOf(fault.operation))).join('\n')}</details>`;
}

/** `must` checks come first, in the order in which they ran. */
export function faultSections(report: Report): string {
  const { checks, operations } = report;
  const faults = ownFaults(report);
  if (faults.length === 0) return '<p class="none">No fault was found.</p>';
  const inOrder = [
    ...checks.filter(({ level }) => level === 'must'),
    ...checks.filter(({ level }) => level !== 'must'),
  ];
  const paths = new Map(operations.map(({ id, path }) => [id, path]));
  const pathOf = (id: string): string => paths.get(id) ?? '';
  return inOrder
    .map(({ id }) =>
      checkHtml(
        report,
        faults.filter(({ check }) => check === id),
        pathOf,
      ),
    )
    .join('\n');
}

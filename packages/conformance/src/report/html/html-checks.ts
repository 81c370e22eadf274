/** Every check in the HTML report with what it came to: faults and what could not be judged, then all others, folded. */
import type { Verdict } from '../../runner/finding.ts';
import { escape } from './html-faults.ts';
import { foldedList, type ListedItem } from './html-lists.ts';
import type { Report, ReportedCheck } from '../report-model.ts';

const figure = (label: string, value: number): string => `<td class="n" data-label="${label}">${value}</td>`;

function rowOf({ id, level, requirement, verdict, reason, leftOut, operations }: ReportedCheck): string {
  const partly = leftOut === undefined ? undefined : `in part: ${leftOut}`;
  const note = reason ?? partly;
  return `<tr data-find="${escape(`${id} ${requirement} ${verdict} ${note ?? ''}`.toLowerCase())}">
<td><span class="mark ${verdict}">${verdict}</span></td><td class="name">${escape(requirement)} <small>${escape(id)} · ${level}</small>${note === undefined ? '' : `<br><small>${escape(note)}</small>`}</td>
${figure('Pass', operations.pass)}${figure('Fail', operations.fail)}${figure('Skipped', operations.skipped)}${figure('Inconclusive', operations.inconclusive)}</tr>`;
}

function itemOf({ id, level, requirement, verdict, reason, leftOut }: ReportedCheck): ListedItem {
  const partly = leftOut === undefined ? '' : `<br><small>in part: ${escape(leftOut)}</small>`;
  return {
    find: `${id} ${requirement} ${verdict} ${reason ?? leftOut ?? ''}`,
    html: `${escape(requirement)} <small>${escape(id)} · ${level}</small>${partly}`,
    reason,
  };
}

function tableOf(checks: readonly ReportedCheck[]): string {
  if (checks.length === 0) return '';
  const heads = ['Pass', 'Fail', 'Skipped', 'Inconclusive'].map((head) => `<th class="n">${head}</th>`);
  return `<table class="operations checks"><thead><tr><th>Verdict</th><th>Check</th>${heads.join('')}</tr></thead>
<tbody>${checks.map(rowOf).join('\n')}</tbody></table>
`;
}

export function checksTable({ checks }: Report): string {
  const of = (...verdicts: readonly Verdict[]) =>
    verdicts.flatMap((verdict) => checks.filter((check) => check.verdict === verdict));
  return `${tableOf(of('fail', 'inconclusive'))}${foldedList('skipped', of('skipped').map(itemOf))}${foldedList('pass', of('pass').map(itemOf))}`;
}

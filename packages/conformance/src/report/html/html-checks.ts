/** Every check in the HTML report with what it came to, those that judged nothing first. */
import type { Verdict } from '../../runner/finding.ts';
import { escape } from './html-faults.ts';
import type { Report, ReportedCheck } from '../report-model.ts';

/** In the order of the rows. */
const order: readonly Verdict[] = ['fail', 'inconclusive', 'skipped', 'pass'];

const figure = (label: string, value: number): string => `<td class="n" data-label="${label}">${value}</td>`;

function rowOf({ id, level, requirement, verdict, reason, leftOut, operations }: ReportedCheck): string {
  const partly = leftOut === undefined ? undefined : `in part: ${leftOut}`;
  const note = reason ?? partly;
  return `<tr data-find="${escape(`${id} ${requirement} ${verdict} ${note ?? ''}`.toLowerCase())}">
<td><span class="mark ${verdict}">${verdict}</span></td><td class="name">${escape(requirement)} <small>${escape(id)} · ${level}</small>${note === undefined ? '' : `<br><small>${escape(note)}</small>`}</td>
${figure('Pass', operations.pass)}${figure('Fail', operations.fail)}${figure('Skipped', operations.skipped)}${figure('Inconclusive', operations.inconclusive)}</tr>`;
}

export function checksTable({ checks }: Report): string {
  const rows = [...checks].sort((a, b) => order.indexOf(a.verdict) - order.indexOf(b.verdict));
  const heads = ['Pass', 'Fail', 'Skipped', 'Inconclusive'].map((head) => `<th class="n">${head}</th>`);
  return `<table class="operations"><thead><tr><th>Verdict</th><th>Check</th>${heads.join('')}</tr></thead>
<tbody>${rows.map(rowOf).join('\n')}</tbody></table>`;
}

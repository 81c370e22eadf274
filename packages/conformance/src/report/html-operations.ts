/** The operations in the HTML report: what needs work first. */
import type { Verdict } from '../runner/check.ts';
import type { Told, ToldOperation } from './report-model.ts';
import { escape } from './html-faults.ts';

/** In the order in which rows are told. */
const words: Readonly<Record<Verdict, string>> = {
  fail: 'fail',
  unproven: 'inconclusive',
  skipped: 'skipped',
  pass: 'pass',
};
const order = Object.keys(words);

/** On a narrow page each cell stands for itself, so it carries its heading. */
const figure = (label: string, value: number | string, title = ''): string =>
  `<td class="n" data-label="${label}"${title && ` title="${escape(title)}"`}>${value}</td>`;

function rowOf(operation: ToldOperation): string {
  const { id, path, method, verdict, why, calls, successes } = operation;
  const { errorsSeen, errorsUnseen, fieldsUnseen, medianMs, p95Ms } = operation;
  const unsent = fieldsUnseen.length > 0 ? `never sent: ${fieldsUnseen.join(', ')}` : '';
  return `<tr data-find="${escape(`${id} ${path} ${verdict}`.toLowerCase())}">
<td><span class="mark ${verdict}">${words[verdict]}</span></td><td class="name"><code>${escape(path)}</code> <small>${id}</small>${why ? `<br><small>${escape(why)}</small>` : ''}</td>
<td data-label="Method">${method}</td>${figure('Calls', calls)}${figure('Successes', successes, unsent)}
${figure('Errors seen', `${errorsSeen.length} / ${errorsSeen.length + errorsUnseen.length}`)}${figure('Median ms', medianMs)}${figure('p95 ms', p95Ms)}</tr>`;
}

const figures = ['Calls', 'Successes', 'Errors seen', 'Median ms', 'p95 ms'];

export function operationsTable({ operations }: Told): string {
  const rows = [...operations].sort((a, b) => order.indexOf(a.verdict) - order.indexOf(b.verdict));
  return `<table class="operations"><thead><tr><th>Verdict</th><th>Operation</th><th>Method</th>${figures.map((one) => `<th class="n">${one}</th>`).join('')}</tr></thead>
<tbody>${rows.map(rowOf).join('\n')}</tbody></table>`;
}

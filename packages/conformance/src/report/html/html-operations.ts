/** The operations in the HTML report, those that need work first. Those that are not built are folded. */
import type { OperationVerdict } from '../../runner/finding.ts';
import type { Report, ReportedOperation } from '../report-model.ts';
import { escape } from './html-faults.ts';
import { foldedList, type ListedItem } from './html-lists.ts';

/** In the order of the rows. */
const verdictLabels: Readonly<Record<OperationVerdict, string>> = {
  fail: 'fail',
  inconclusive: 'inconclusive',
  skipped: 'skipped',
  notBuilt: 'not built',
  pass: 'pass',
};
const order = Object.keys(verdictLabels);

/** Narrow pages show the label beside each cell. */
const figure = (label: string, value: number | string, title = ''): string =>
  `<td class="n" data-label="${label}"${title && ` title="${escape(title)}"`}>${value}</td>`;

function rowOf(operation: ReportedOperation): string {
  const { id, path, method, verdict, reason, calls, successes } = operation;
  const { errorsSeen, errorsUnseen, fieldsUnseen, medianMs, p95Ms } = operation;
  const unsent = fieldsUnseen.length > 0 ? `never sent: ${fieldsUnseen.join(', ')}` : '';
  return `<tr data-find="${escape(`${id} ${path} ${verdict}`.toLowerCase())}">
<td><span class="mark ${verdict}">${verdictLabels[verdict]}</span></td><td class="name"><code>${escape(path)}</code> <small>${id}</small>${reason ? `<br><small>${escape(reason)}</small>` : ''}</td>
<td data-label="Method">${method}</td>${figure('Calls', calls)}${figure('Successes', successes, unsent)}
${figure('Errors seen', `${errorsSeen.length} / ${errorsSeen.length + errorsUnseen.length}`)}${figure('Median ms', medianMs)}${figure('p95 ms', p95Ms)}</tr>`;
}

const itemOf = ({ id, path, method, area, reason }: ReportedOperation): ListedItem => ({
  find: `${id} ${path} not built`,
  html: `<code>${escape(path)}</code> <small>${id} · ${method}${reason === undefined ? '' : ` · ${escape(reason)}`}</small>`,
  reason: area,
});

const figures = ['Calls', 'Successes', 'Errors seen', 'Median ms', 'p95 ms'];

export function operationsTable({ operations }: Report): string {
  const rows = operations
    .filter(({ verdict }) => verdict !== 'notBuilt')
    .sort((a, b) => order.indexOf(a.verdict) - order.indexOf(b.verdict));
  const unbuilt = operations.filter(({ verdict }) => verdict === 'notBuilt');
  return `<table class="operations"><thead><tr><th>Verdict</th><th>Operation</th><th>Method</th>${figures.map((item) => `<th class="n">${item}</th>`).join('')}</tr></thead>
<tbody>${rows.map(rowOf).join('\n')}</tbody></table>
${foldedList('not built', unbuilt.map(itemOf))}`;
}

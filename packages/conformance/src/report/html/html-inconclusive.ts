/** The inconclusive checks in the HTML report, each with its reason. */
import { escape } from './html-faults.ts';
import { ownInconclusive } from '../fold-findings.ts';
import type { Report, InconclusiveCheck } from '../report-model.ts';

function checkHtml({
  check,
  level,
  requirement,
  source,
  reason,
  operations,
  refused,
}: InconclusiveCheck): string {
  const find = escape(`${check} ${operations.join(' ')} ${reason}`.toLowerCase());
  const call = refused
    ? `<h4>Call</h4><pre>${escape(refused.curl)}</pre><h4>Answer <small>HTTP ${refused.status}</small></h4><pre>${escape(refused.answer)}</pre>`
    : '';
  return `<details class="check" open><summary><span class="mark inconclusive">${level}</span>${escape(requirement)} <small>${escape(check)} · ${escape(source)}</small></summary>
<div class="fault" data-find="${find}"><code>${escape(operations.join(', '))}</code> ${escape(reason)}${call}</div></details>`;
}

/** A section of the page, or an empty string if there are none. */
export function inconclusiveChecks(report: Report): string {
  const inconclusive = ownInconclusive(report);
  if (inconclusive.length === 0) return '';
  return `<section><h2>Inconclusive</h2>${inconclusive.map(checkHtml).join('\n')}</section>
`;
}

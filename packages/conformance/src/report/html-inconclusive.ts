/** The inconclusive checks in the HTML report, each with its reason. */
import { escape } from './html-faults.ts';
import type { Told, ToldInconclusive } from './report-model.ts';

function checkOf({ check, level, law, source, why, operations, refused }: ToldInconclusive): string {
  const find = escape(`${check} ${operations.join(' ')} ${why}`.toLowerCase());
  const call = refused
    ? `<h4>Call</h4><pre>${escape(refused.curl)}</pre><h4>Answer <small>HTTP ${refused.status}</small></h4><pre>${escape(refused.answer)}</pre>`
    : '';
  return `<details class="law" open><summary><span class="mark unproven">${level}</span>${escape(law)} <small>${escape(check)} · ${escape(source)}</small></summary>
<div class="fault" data-find="${find}"><code>${escape(operations.join(', '))}</code> ${escape(why)}${call}</div></details>`;
}

/** A section of the page, or nothing where every check could tell. */
export function inconclusiveChecks({ inconclusive }: Told): string {
  if (inconclusive.length === 0) return '';
  return `<section><h2>Inconclusive</h2>${inconclusive.map(checkOf).join('\n')}</section>
`;
}

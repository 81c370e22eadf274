/** The faults in the HTML report: by law, since one cause breaks one law at many operations. */
import type { Told, ToldFault } from './report-model.ts';

export const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

function faultOf(fault: ToldFault, path: string): string {
  const { check, operation, says, logins, calls, isKnown } = fault;
  const shell = [...logins, ...calls.map(({ curl }) => curl)].join('\n');
  const last = calls.at(-1);
  const answer = last
    ? `<h4>Answer <small>HTTP ${last.status}, ${last.ms} ms</small></h4><pre>${escape(last.answer)}</pre>`
    : '';
  return `<details class="fault" data-find="${escape(`${check} ${operation} ${path} ${says}`.toLowerCase())}">
<summary><code>${escape(operation)}</code> <small>${escape(path)}</small> ${escape(says)}${isKnown ? ' <em>known</em>' : ''}</summary>
<h4>Reproduce <button type="button" class="copy">Copy</button></h4><pre>${escape(shell)}</pre>${answer}</details>`;
}

function lawOf(faults: readonly ToldFault[], pathOf: (id: string) => string): string {
  const [first] = faults;
  if (!first) return '';
  const { check, law, source, level } = first;
  const many = faults.length === 1 ? '1 operation' : `${faults.length} operations`;
  return `<details class="law"${faults.length === 1 ? ' open' : ''}>
<summary><span class="mark ${level}">${level}</span>${escape(law)} <b>${many}</b> <small>${escape(check)} · ${escape(source)}</small></summary>
${faults.map((fault) => faultOf(fault, pathOf(fault.operation))).join('\n')}</details>`;
}

/** What must hold comes first, in the order of the checks. */
export function brokenLaws({ checks, faults, operations }: Told): string {
  if (faults.length === 0) return '<p class="none">No fault was found.</p>';
  const inOrder = [
    ...checks.filter(({ level }) => level === 'must'),
    ...checks.filter(({ level }) => level !== 'must'),
  ];
  const paths = new Map(operations.map(({ id, path }) => [id, path]));
  const pathOf = (id: string): string => paths.get(id) ?? '';
  return inOrder
    .map(({ id }) =>
      lawOf(
        faults.filter(({ check }) => check === id),
        pathOf,
      ),
    )
    .join('\n');
}

/** The report as one HTML page that needs no network. */
import type { Report, ReportedOperation } from '../report-model.ts';
import { describeConclusion, describeOptions } from '../conclusion.ts';
import { escape, faultSections } from './html-faults.ts';
import { inconclusiveChecks } from './html-inconclusive.ts';
import { operationsTable } from './html-operations.ts';
import { checksTable } from './html-checks.ts';
import { nextSection, progressSection } from './html-progress.ts';
import { SCRIPT, STYLE } from './html-parts.ts';

const tile = (figure: string, label: string, kind = ''): string =>
  `<div class="tile ${kind}"><b>${escape(figure)}</b><span>${escape(label)}</span></div>`;

function share(part: number, of: number): string {
  return of === 0 ? '–' : `${Math.round((100 * part) / of)} %`;
}

/** Only what fails the run is red. */
function kindOf(faults: Report['faults']): string {
  if (faults.length === 0) return 'pass';
  return faults.some(({ level, isBaselined }) => level === 'must' && !isBaselined) ? 'fail' : 'inconclusive';
}

function tilesOf({ counts, checks, checkCounts, operations, faults }: Report): string {
  const total = operations.length;
  const sum = (of: (operation: ReportedOperation) => number): number =>
    operations.reduce((all, item) => all + of(item), 0);
  const errors = sum(({ errorsSeen, errorsUnseen }) => errorsSeen.length + errorsUnseen.length);
  const fields = sum(({ fieldsSeen, fieldsUnseen }) => fieldsSeen.length + fieldsUnseen.length);
  return [
    tile(`${counts.pass} / ${total}`, 'operations pass', counts.pass === total ? 'pass' : ''),
    tile(String(counts.fail), 'operations fail', counts.fail > 0 ? 'fail' : 'pass'),
    tile(String(new Set(faults.map(({ check }) => check)).size), 'checks failed', kindOf(faults)),
    ...(counts.notBuilt > 0 ? [tile(String(counts.notBuilt), 'not built')] : []),
    ...(counts.skipped > 0 ? [tile(String(counts.skipped), 'skipped')] : []),
    tile(
      `${checkCounts.pass} / ${checks.length}`,
      'checks pass',
      checkCounts.pass === checks.length ? 'pass' : '',
    ),
    tile(
      String(counts.inconclusive),
      'operations inconclusive',
      counts.inconclusive > 0 ? 'inconclusive' : '',
    ),
    tile(
      share(
        sum(({ fieldsSeen }) => fieldsSeen.length),
        fields,
      ),
      'of the parameters sent',
    ),
    tile(
      share(
        sum(({ errorsSeen }) => errorsSeen.length),
        errors,
      ),
      'of the errors seen',
    ),
  ].join('');
}

const machineOf = ({ machine, seen, unseen }: Report['states'][number]): string =>
  `<tr><td>${machine}</td><td>${escape(seen.join(', ')) || '–'}</td><td><small>${unseen.length > 0 ? `not seen: ${escape(unseen.join(', '))}` : 'all seen'}</small></td></tr>`;

export function htmlReport(report: Report): string {
  const { baseUrl, startedAt, seconds, seed, outcome, calls, states, contract } = report;
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>openmall conformance: ${escape(baseUrl)}</title>
<style>${STYLE}</style></head><body><main>
<header><h1><span class="${outcome}">${escape(`${baseUrl} ${describeConclusion(report)}`)}</span></h1>
<p>Contract ${escape(contract)} · ${escape(startedAt)} · ${seconds} s · ${calls} calls · seed ${seed} · options: ${escape(describeOptions(report))}</p></header>
${nextSection(report)}<section class="tiles">${tilesOf(report)}</section>
${progressSection(report)}<label class="find">Find <input type="search" id="find" placeholder="check, operation or text"></label>
<section><h2>Faults</h2>${faultSections(report)}</section>
${inconclusiveChecks(report)}<section><h2>States</h2><table><tbody>${states.map(machineOf).join('\n')}</tbody></table></section>
<section><h2>Operations</h2>${operationsTable(report)}</section>
<section><h2>Checks</h2>${checksTable(report)}</section>
</main><script>${SCRIPT}</script></body></html>
`;
}

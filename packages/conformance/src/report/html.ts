/** The verdict as one page that needs no network: to be opened, searched and passed on. */
import type { Told, ToldOperation } from './report-model.ts';
import { conclusionOf, optionsOf } from './conclusion.ts';
import { escape, brokenLaws } from './html-faults.ts';
import { inconclusiveChecks } from './html-inconclusive.ts';
import { operationsTable } from './html-operations.ts';
import { script, style } from './html-parts.ts';

const tile = (figure: string, label: string, kind = ''): string =>
  `<div class="tile ${kind}"><b>${escape(figure)}</b><span>${escape(label)}</span></div>`;

function share(part: number, of: number): string {
  return of === 0 ? '–' : `${Math.round((100 * part) / of)} %`;
}

/** Red is what fails the run. */
function kindOf(faults: Told['faults']): string {
  if (faults.length === 0) return 'pass';
  return faults.some(({ level, isKnown }) => level === 'must' && !isKnown) ? 'fail' : 'unproven';
}

function tilesOf({ counts, operations, faults }: Told): string {
  const total = operations.length;
  const sum = (of: (operation: ToldOperation) => number): number =>
    operations.reduce((all, one) => all + of(one), 0);
  const errors = sum(({ errorsSeen, errorsUnseen }) => errorsSeen.length + errorsUnseen.length);
  const fields = sum(({ fieldsSeen, fieldsUnseen }) => fieldsSeen.length + fieldsUnseen.length);
  return [
    tile(`${counts.pass} / ${total}`, 'operations pass', counts.pass === total ? 'pass' : ''),
    tile(String(counts.fail), 'operations fail', counts.fail > 0 ? 'fail' : 'pass'),
    tile(String(new Set(faults.map(({ check }) => check)).size), 'laws broken', kindOf(faults)),
    tile(String(counts.skipped), 'skipped'),
    tile(String(counts.unproven), 'inconclusive', counts.unproven > 0 ? 'unproven' : ''),
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

const machineOf = ({ machine, seen, unseen }: Told['states'][number]): string =>
  `<tr><td>${machine}</td><td>${escape(seen.join(', ')) || '–'}</td><td><small>${unseen.length > 0 ? `not seen: ${escape(unseen.join(', '))}` : 'all seen'}</small></td></tr>`;

export function htmlReport(told: Told): string {
  const { baseUrl, startedAt, seconds, seed, outcome, calls, states, contract } = told;
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>openmall conformance: ${escape(baseUrl)}</title>
<style>${style}</style></head><body><main>
<header><h1><span class="${outcome}">${escape(`${baseUrl} ${conclusionOf(told)}`)}</span></h1>
<p>Contract ${escape(contract)} · ${escape(startedAt)} · ${seconds} s · ${calls} calls · seed ${seed} · options: ${escape(optionsOf(told))}</p></header>
<section class="tiles">${tilesOf(told)}</section>
<label class="find">Find <input type="search" id="find" placeholder="a check, an operation, a word"></label>
<section><h2>Faults</h2>${brokenLaws(told)}</section>
${inconclusiveChecks(told)}<section><h2>States</h2><table><tbody>${states.map(machineOf).join('\n')}</tbody></table></section>
<section><h2>Operations</h2>${operationsTable(told)}</section>
</main><script>${script}</script></body></html>
`;
}

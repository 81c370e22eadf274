/** What to do next, and how far each area is, at the top of the HTML report. */
import { openFigures } from '../areas.ts';
import { escape } from './html-faults.ts';
import type { Report, ReportedArea } from '../report-model.ts';

function areaHtml({ name, operations, counts }: ReportedArea): string {
  const bar = (['pass', 'fail', 'inconclusive', 'skipped'] as const)
    .filter((verdict) => counts[verdict] > 0)
    .map((verdict) => `<i class="${verdict}" style="flex-grow:${counts[verdict]}"></i>`)
    .join('');
  const rest = counts.notBuilt > 0 ? `<i style="flex-grow:${counts.notBuilt}"></i>` : '';
  return `<li><span>${escape(name)} <b>${counts.pass} of ${operations}</b></span><span class="bar">${bar}${rest}</span><small>${escape(openFigures(counts))}</small></li>`;
}

/** What to do, and below it an example if there is one. */
function stepHtml(step: string): string {
  const [task = '', ...rest] = step.split(': ');
  const [why = '', example] = rest.join(': ').split(' Such as: ');
  const such = example === undefined ? '' : `<br><small>${escape(example)}</small>`;
  return `<li><b>${escape(task)}</b>${why && `: ${escape(why)}`}${such}</li>`;
}

export function nextSection({ nextSteps }: Report): string {
  if (nextSteps.length === 0) return '';
  const steps = nextSteps.map(stepHtml).join('');
  return `<section class="next"><h2>Next</h2><ol>${steps}</ol></section>
`;
}

export function progressSection(report: Report): string {
  const isBegun = ({ operations, counts }: ReportedArea): boolean => counts.notBuilt < operations;
  const areas = report.areas.filter(isBegun).map(areaHtml).join('\n');
  const others = report.areas.filter((area) => !isBegun(area));
  const names = others.map(({ name, operations }) => `${escape(name)} (${operations})`).join(', ');
  const rest = names && `<p><small>Not begun: ${names}</small></p>`;
  return areas + rest && `<section><h2>Progress</h2><ul class="areas">${areas}</ul>${rest}</section>\n`;
}

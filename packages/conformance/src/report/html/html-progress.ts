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

export function nextSection({ nextSteps }: Report): string {
  if (nextSteps.length === 0) return '';
  const steps = nextSteps.map((step) => `<li>${escape(step)}</li>`).join('');
  return `<section class="next"><h2>Next</h2><ol>${steps}</ol></section>
`;
}

export function progressSection(report: Report): string {
  const areas = report.areas.map(areaHtml).join('\n');
  return areas && `<section><h2>Progress</h2><ul class="areas">${areas}</ul></section>\n`;
}

/** Annotations that GitHub shows at a job: commands on the standard output. */
import { foldMessage } from '../fold-message.ts';
import { ownFaults } from '../fold-findings.ts';
import type { Report, ReportedFault } from '../report-model.ts';

const escapeText = (text: string): string =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
const escapeProperty = (text: string): string =>
  escapeText(text).replaceAll(':', '%3A').replaceAll(',', '%2C');

function commandOf({ level, isBaselined }: ReportedFault): string {
  if (isBaselined) return 'notice';
  return level === 'must' ? 'error' : 'warning';
}

/** GitHub shows ten annotations of a kind per step. */
const MAX_OF_A_KIND = 10;

export function githubAnnotations(report: Report): string {
  const faults = ownFaults(report).map((fault) => ({ fault, command: commandOf(fault) }));
  const lines = [...Map.groupBy(faults, ({ command }) => command)].flatMap(([command, group]) =>
    group.slice(0, MAX_OF_A_KIND).map(({ fault: { check, operation, message, requirement } }) => {
      const title = escapeProperty(`${check} ${operation}`);
      return `::${command} title=${title}::${escapeText(`${operation} ${foldMessage(message).summary}\n${requirement}`)}`;
    }),
  );
  return lines.join('\n');
}

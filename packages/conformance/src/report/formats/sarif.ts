/** The faults as SARIF 2.1.0, which code hosts show next to the findings of other tools. */
import type { Report, ReportedCheck, ReportedFault } from '../report-model.ts';
import { shellOf } from '../shell.ts';

const levelOf = ({ level, isBaselined }: ReportedFault): string => {
  if (isBaselined) return 'note';
  return level === 'must' ? 'error' : 'warning';
};

const ruleOf = ({ id, requirement, source, level, area }: ReportedCheck) => ({
  id,
  shortDescription: { text: requirement },
  help: { text: `${requirement} Source: ${source}.` },
  defaultConfiguration: { level: level === 'must' ? 'error' : 'warning' },
  properties: { tags: [area] },
});

/** Hosts show findings at files. A backend in any language has no file for an operation, so its path stands for one. */
function locationOf(path: string) {
  const artifactLocation = { uri: encodeURI(path.replace(/^\//, '')) };
  return {
    physicalLocation: { artifactLocation, region: { startLine: 1 } },
    logicalLocations: [{ fullyQualifiedName: path, kind: 'function' }],
  };
}

function resultOf(fault: ReportedFault, rules: readonly ReportedCheck[], path: string) {
  const { check, operation, message, entries, isBaselined, explainedBy } = fault;
  const why = explainedBy ? `\nExplained by ${explainedBy.check} ${explainedBy.operation}.` : '';
  return {
    ruleId: check,
    ruleIndex: rules.findIndex(({ id }) => id === check),
    level: levelOf(fault),
    message: { text: `${operation} ${message}${why}\n\n${shellOf(fault).join('\n')}` },
    locations: [locationOf(path)],
    partialFingerprints: { 'checkOperationMessage/v1': entries.join(' | ') },
    ...(isBaselined && { suppressions: [{ kind: 'external', justification: 'in the baseline' }] }),
  };
}

export function sarifReport(report: Report): string {
  const { checks, faults, operations, contract, startedAt, seconds, outcome } = report;
  const paths = new Map(operations.map(({ id, path }) => [id, path]));
  const endTimeUtc = new Date(Date.parse(startedAt) + 1_000 * seconds).toISOString();
  const run = {
    tool: { driver: { name: 'openmall-conformance', version: contract, rules: checks.map(ruleOf) } },
    invocations: [{ executionSuccessful: outcome !== 'inconclusive', startTimeUtc: startedAt, endTimeUtc }],
    results: faults.map((fault) => resultOf(fault, checks, paths.get(fault.operation) ?? fault.operation)),
  };
  return `${JSON.stringify({ version: '2.1.0', runs: [run] }, null, 2)}\n`;
}

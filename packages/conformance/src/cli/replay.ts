/** `--replay report.json#3`: looks for one fault of an earlier report again, with the options of that run. */
import { readReport } from '../report/read-report.ts';
import type { Report, ReportedFault } from '../report/report-model.ts';
import { UsageError } from '../runner/usage-error.ts';
import type { CliOptions } from './options.ts';

export interface Replay {
  readonly fault: ReportedFault;
  readonly number: number;
  readonly options: CliOptions;
}

const FORM =
  '--replay takes FILE#NUMBER, such as report.json#3: a report of --report json and the number of a fault.';

/** @throws {UsageError} if the report has no such fault, or the fault needs an option that is missing. */
export function readReplay(target: string, given: CliOptions): Replay {
  const [, file, digits] = /^(.+)#(\d+)$/.exec(target) ?? [];
  if (file === undefined || digits === undefined) throw new UsageError(FORM);
  const report = readReport('--replay', file);
  const number = Number(digits);
  const fault = report.faults[number - 1];
  if (!fault) throw new UsageError(`${file} has ${report.faults.length} faults, so there is no #${number}.`);
  const { quick, extensions, control, actionSuffix, tokenTransport } = report.options;
  if (control && given.controlSecret === undefined)
    throw new UsageError('That run had --control: give the secret again.');
  return {
    fault,
    number,
    options: {
      ...given,
      baseUrl: given.baseUrl === '' ? report.baseUrl : given.baseUrl,
      seed: report.seed,
      quick,
      extensions,
      only: [fault.check, fault.operation],
      ...(actionSuffix !== undefined && { actionSuffix }),
      ...(tokenTransport !== undefined && { tokenTransport }),
    },
  };
}

/** Whether the new run has the fault again, by the parts of messages that do not differ between runs. */
export const isStillThere = ({ fault }: Replay, { faults }: Report): boolean =>
  faults.some(
    ({ check, operation, entries }) =>
      check === fault.check &&
      operation === fault.operation &&
      entries.some((entry) => fault.entries.includes(entry)),
  );

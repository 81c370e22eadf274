/** Reads reports that an earlier run wrote. */
import { readFileSync } from 'node:fs';
import { UsageError } from '../runner/usage-error.ts';
import type { Report } from './report-model.ts';

/** @throws {UsageError} if the file cannot be read or is no report. `option` is named in the message. */
export function readReport(option: string, file: string): Report {
  let report: Partial<Report> | null;
  try {
    report = JSON.parse(readFileSync(file, 'utf8')) as Partial<Report> | null;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new UsageError(`${option} ${file} cannot be read: ${reason}`);
  }
  if (Array.isArray(report?.faults) && report.options) return report as Report;
  throw new UsageError(`${option} ${file} is no report of --report json.`);
}

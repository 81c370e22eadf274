import { accessSync, constants, existsSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { UsageError } from '../runner/usage-error.ts';
import { htmlReport } from './html.ts';
import { junitReport } from './junit.ts';
import type { Told } from './report-model.ts';

export type ReportKind = 'json' | 'junit' | 'html';

const writers: Readonly<Record<ReportKind, (told: Told) => string>> = {
  json: (told) => `${JSON.stringify(told, null, 2)}\n`,
  junit: junitReport,
  html: htmlReport,
};
export const reportKinds = Object.keys(writers) as ReportKind[];

export function writeReport(kind: ReportKind, file: string, told: Told): void {
  writeFileSync(file, writers[kind](told));
}

/** A usage error where a file can't be written: a run takes minutes, and its report would be lost at the end. */
export function refuseUnwritable(file: string): void {
  try {
    if (existsSync(file) && statSync(file).isDirectory()) throw new Error('it is a folder');
    accessSync(existsSync(file) ? file : dirname(file), constants.W_OK);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new UsageError(`${file} could not be written: ${why}.`);
  }
}

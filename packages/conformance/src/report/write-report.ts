import { accessSync, constants, existsSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { UsageError } from '../runner/usage-error.ts';
import { badgeReport } from './formats/badge.ts';
import { harReport } from './formats/har.ts';
import { htmlReport } from './html/html.ts';
import { junitReport } from './formats/junit.ts';
import { markdownReport } from './formats/markdown.ts';
import type { Report } from './report-model.ts';
import { sarifReport } from './formats/sarif.ts';

export type ReportKind = 'json' | 'junit' | 'html' | 'har' | 'sarif' | 'markdown' | 'badge';

const writers: Readonly<Record<ReportKind, (report: Report) => string>> = {
  json: (report) => `${JSON.stringify(report, null, 2)}\n`,
  junit: junitReport,
  html: htmlReport,
  har: harReport,
  sarif: sarifReport,
  markdown: markdownReport,
  badge: badgeReport,
};
export const reportKinds = Object.keys(writers) as ReportKind[];

export function writeReport(kind: ReportKind, file: string, report: Report): void {
  writeFileSync(file, writers[kind](report));
}

/**
 * Checks before the run that a file can be written, since a run takes minutes.
 * @throws {UsageError} if it cannot.
 */
export function assertWritable(file: string): void {
  try {
    if (existsSync(file) && statSync(file).isDirectory()) throw new Error('it is a directory');
    accessSync(existsSync(file) ? file : dirname(file), constants.W_OK);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new UsageError(`${file} cannot be written: ${reason}.`);
  }
}

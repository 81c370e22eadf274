import { writeFileSync } from 'node:fs';
import { htmlReport } from './html.ts';
import { junitReport } from './junit.ts';
import type { Told } from './told.ts';

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

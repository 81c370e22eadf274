/** `@openmall/conformance` as a library: judge a backend from a test. */
export { judge } from './runner/judge.ts';
export type { JudgeOptions, Progress } from './runner/judge-options.ts';
export { exitCodes, outcomeOf, verdictOf, type RunResult, type Outcome } from './runner/run-result.ts';
export { UnreachableError } from './target/probe.ts';
export { buildReport } from './report/build-report.ts';
export type {
  InconclusiveCheck,
  Report,
  ReportedCall,
  ReportedFault,
  ReportedOperation,
} from './report/report-model.ts';
export { terminalReport } from './report/terminal.ts';
export { judgeOffice, type OfficeJudgeOptions, type OfficeResult } from './office/judge-office.ts';
export { officeReport } from './office/office-report.ts';
export { createControl, type Control } from './setup/control.ts';

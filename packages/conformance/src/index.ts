/** `@openmall/conformance` from code: judge a backend within a test. */
export { judge, Unreachable, type JudgeOptions, type Progress } from './runner/judge.ts';
export { exitCodes, outcomeOf, verdictOf, type Judgement, type Outcome } from './runner/judgement.ts';
export { tell, type Told, type ToldFault, type ToldOperation } from './report/report-model.ts';
export { terminalReport } from './report/terminal.ts';
export { createControl, type Control } from './setup/control.ts';

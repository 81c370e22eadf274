/** `@openmall/conformance` from code: judge a backend within a test. */
export { judge, Unreachable, type JudgeOptions, type Progress } from './judge/judge.ts';
export { exitCodes, outcomeOf, verdictOf, type Judgement, type Outcome } from './judge/judgement.ts';
export { tell, type Told, type ToldFault, type ToldOperation } from './report/told.ts';
export { terminalReport } from './report/terminal.ts';
export { createControl, type Control } from './world/control.ts';

/** `@openmall/mocks`: a mall in memory that answers every operation, with scenarios and faults. */
export { answer, refuse } from './answer.ts';
export { faultCalled, nameOfFault, type Delay, type Fault, type FaultRule } from './faults/fault.ts';
export { createMocks } from './create-mocks.ts';
export type { FaultFrequency, MockOptions, Mocks, MockSession, RefusalOf } from './mocks.ts';
export type { CallRecord } from './answer-call.ts';
export { createMswHandlers } from './msw-handlers.ts';
export { demoBuyer } from './state/accounts.ts';
export { isErrorKey } from './state/refusal.ts';
export { isScenario, scenarioNames, scenarios, type ScenarioName } from './scenarios/scenarios.ts';

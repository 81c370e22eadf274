/** Which findings a report shows in full, and which it names under the finding that explains them. */
import type { Cause } from './causes.ts';
import type { InconclusiveCheck, Report, ReportedFault } from './report-model.ts';

const isOf =
  ({ check, operation }: Cause) =>
  ({ explainedBy }: { readonly explainedBy?: Cause }): boolean =>
    explainedBy?.check === check && explainedBy.operation === operation;

/** The names of what a finding explains, each check once, such as "neg.type (3)". */
export function explained({ faults, inconclusive }: Report, cause: Cause): readonly string[] {
  const follow = [
    ...faults.filter(isOf(cause)).map(({ check }) => check),
    ...inconclusive.filter(isOf(cause)).flatMap(({ check, operations }) => operations.map(() => check)),
  ];
  return [...Map.groupBy(follow, (check) => check)].map(([check, { length }]) =>
    length > 1 ? `${check} (${length})` : check,
  );
}

export const ownFaults = ({ faults }: Report): readonly ReportedFault[] =>
  faults.filter(({ explainedBy }) => explainedBy === undefined);

export const ownInconclusive = ({ inconclusive }: Report): readonly InconclusiveCheck[] =>
  inconclusive.filter(({ explainedBy }) => explainedBy === undefined);

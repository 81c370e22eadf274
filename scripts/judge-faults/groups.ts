/** Plants several faults in one whole run, since a run for each would take days. */
import type { PlantedFault } from '../../packages/conformance/src/tests/faults/planted-fault.ts';

/** Faults of one check, or of one operation, may hide each other. */
const canHide = (a: PlantedFault, b: PlantedFault): boolean =>
  a.caughtBy === b.caughtBy || a.operations.some((id) => b.operations.includes(id));

/** Groups of faults that do not hide each other directly. */
export function groupFaults(faults: readonly PlantedFault[]): readonly (readonly PlantedFault[])[] {
  const groups: PlantedFault[][] = [];
  for (const fault of faults) {
    const group = groups.find((others) => !others.some((other) => canHide(fault, other)));
    if (group) group.push(fault);
    else groups.push([fault]);
  }
  return groups;
}

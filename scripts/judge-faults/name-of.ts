import type { PlantedFault } from '../../packages/conformance/src/tests/faults/planted-fault.ts';

export const nameOf = ({ name, caughtBy }: PlantedFault): string => `${name} (${caughtBy})`;

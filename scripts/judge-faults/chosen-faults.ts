/** Which faults are planted with which seed. */
import { plantedFaults } from '../../packages/conformance/src/tests/faults/all-faults.ts';
import type { PlantedFault } from '../../packages/conformance/src/tests/faults/planted-fault.ts';
import { nameOf } from './name-of.ts';
import type { Options } from './options.ts';

type Choice = Pick<Options, 'database' | 'seeds' | 'spread' | 'only'>;

/** The databases begin with different seeds, so each fault is planted with two of them. */
function seedOf(index: number, { database, seeds }: Choice): number {
  const first = database === 'postgres' ? Math.floor(seeds / 2) : 0;
  return 1 + ((first + index) % seeds);
}

/** With `spread`, each fault has one seed, which does not depend on `only`. */
export function chosenFaults(seed: number, options: Choice): readonly PlantedFault[] {
  const { spread, only } = options;
  return plantedFaults.filter(
    (fault, index) => (!spread || seedOf(index, options) === seed) && nameOf(fault).includes(only),
  );
}

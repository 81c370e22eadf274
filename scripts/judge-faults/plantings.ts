/** Which faults are planted with which seeds. */
import { plantedFaults } from '../../packages/conformance/src/tests/faults/all-faults.ts';
import type { PlantedFault } from '../../packages/conformance/src/tests/faults/planted-fault.ts';
import { nameOf } from './name-of.ts';
import type { Options } from './options.ts';

export interface Planting {
  readonly seed: number;
  readonly fault: PlantedFault;
}

type Choice = Pick<Options, 'database' | 'seeds' | 'spread' | 'only'>;

export const seedsOf = ({ seeds }: Choice): readonly number[] =>
  Array.from({ length: seeds }, (_, index) => index + 1);

/** The databases begin with different seeds, so each fault is planted with two of them. */
function dealt({ database, seeds }: Choice): readonly Planting[] {
  const first = database === 'postgres' ? Math.floor(seeds / 2) : 0;
  return plantedFaults.map((fault, index) => ({ seed: 1 + ((first + index) % seeds), fault }));
}

/** A list for each server. With `spread` there is one, and the seed of a fault does not depend on `only`. */
export function plantings(options: Choice): readonly (readonly Planting[])[] {
  const lists = options.spread
    ? [dealt(options)]
    : seedsOf(options).map((seed) => plantedFaults.map((fault) => ({ seed, fault })));
  return lists.map((list) => list.filter(({ fault }) => nameOf(fault).includes(options.only)));
}

import { expect, test } from 'vitest';
import { plantedFaults } from '../../packages/conformance/src/tests/faults/all-faults.ts';
import { chosenFaults } from './chosen-faults.ts';
import { nameOf } from './name-of.ts';
import { readOptions } from './options.ts';

const SEEDS = [1, 2, 3];
const chosen = (seed: number, ...args: string[]): string[] =>
  chosenFaults(seed, readOptions(['--seeds', String(SEEDS.length), ...args])).map(nameOf);
const names = plantedFaults.map(nameOf);

test('each seed plants all faults', () => {
  for (const seed of SEEDS) expect(chosen(seed)).toEqual(names);
});

test('with --spread, each fault is planted with one seed, and each seed has its share', () => {
  const shares = SEEDS.map((seed) => chosen(seed, '--spread'));
  expect(shares.flat().sort()).toEqual([...names].sort());
  for (const { length } of shares) expect(Math.abs(length - names.length / SEEDS.length)).toBeLessThan(1);
});

test('with --spread, the two databases plant a fault with different seeds', () => {
  for (const seed of SEEDS) {
    const onPostgres = new Set(chosen(seed, '--spread', '--database', 'postgres'));
    expect(chosen(seed, '--spread').filter((name) => onPostgres.has(name))).toEqual([]);
  }
});

test('a fault keeps its seed if it is planted alone', () => {
  const [name = ''] = chosen(2, '--spread');
  expect(SEEDS.filter((seed) => chosen(seed, '--spread', '--only', name).length > 0)).toEqual([2]);
});

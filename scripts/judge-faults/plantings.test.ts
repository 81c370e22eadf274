import { expect, test } from 'vitest';
import { plantedFaults } from '../../packages/conformance/src/tests/faults/all-faults.ts';
import { nameOf } from './name-of.ts';
import { readOptions } from './options.ts';
import { plantings } from './plantings.ts';

const SEEDS = 3;
const names = plantedFaults.map(nameOf);

/** The seed and the name of each fault, for each server. */
const planted = (...args: string[]) =>
  plantings(readOptions(['--seeds', String(SEEDS), ...args])).map((list) =>
    list.map(({ seed, fault }) => ({ seed, name: nameOf(fault) })),
  );

test('each seed plants all faults, on a server of its own', () => {
  const expected = [1, 2, 3].map((seed) => names.map((name) => ({ seed, name })));
  expect(planted()).toEqual(expected);
});

test('with --spread, each fault is planted once, and each seed has its share', () => {
  const [all = [], ...others] = planted('--spread');
  expect(others).toEqual([]);
  expect(all.map(({ name }) => name)).toEqual(names);
  const shares = [...Map.groupBy(all, ({ seed }) => seed)];
  expect(shares.map(([seed]) => seed)).toEqual([1, 2, 3]);
  for (const [, { length }] of shares) expect(Math.abs(length - names.length / SEEDS)).toBeLessThan(1);
});

test('with --spread, the two databases plant a fault with different seeds', () => {
  const [all = []] = planted('--spread');
  const [onPostgres = []] = planted('--spread', '--database', 'postgres');
  expect(all.filter(({ seed }, index) => onPostgres[index]?.seed === seed)).toEqual([]);
});

test('with --spread, a fault keeps its seed if it is planted alone', () => {
  const [[, second] = []] = planted('--spread');
  expect(planted('--spread', '--only', second?.name ?? '')).toEqual([[second]]);
});

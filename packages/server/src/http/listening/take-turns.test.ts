import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { takeTurns } from './take-turns.ts';

it('starts a few at once and the others in the next turns, in the order of their arrival', async () => {
  const start = takeTurns(2);
  const started: number[] = [];
  const arrive = (...names: readonly number[]) => {
    for (const name of names) start(() => started.push(name));
  };
  arrive(1, 2, 3, 4, 5);
  expect(started).toEqual([1, 2]);
  await nextTurn();
  expect(started).toEqual([1, 2, 3, 4]);
  arrive(6, 7);
  expect(started).toEqual([1, 2, 3, 4]);
  await nextTurn();
  expect(started).toEqual([1, 2, 3, 4, 5, 6]);
  await nextTurn();
  expect(started).toEqual([1, 2, 3, 4, 5, 6, 7]);
});

it('starts at once when it has stood still', async () => {
  const start = takeTurns(1);
  let started = 0;
  const arrive = () => start(() => (started += 1));
  arrive();
  await nextTurn();
  await nextTurn();
  arrive();
  expect(started).toBe(2);
});

it('lets other work of the loop in between', async () => {
  const start = takeTurns(1);
  const seen: string[] = [];
  const busy = (name: string) => () => {
    seen.push(name);
    const until = performance.now() + 1;
    while (performance.now() < until);
  };
  setTimeout(() => seen.push('an answer'), 2);
  for (let count = 1; count < 20; count += 1) start(busy('a request'));
  await new Promise<void>((resolve) => start(() => resolve()));
  expect(seen).toHaveLength(20);
  expect(seen.indexOf('an answer')).toBeLessThan(10);
});

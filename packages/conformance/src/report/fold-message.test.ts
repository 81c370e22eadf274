import { expect, it } from 'vitest';
import { foldMessage } from './fold-message.ts';

const ALIKE = '(and 11 rows alike)';

it('leaves a message about one fault as it is', () => {
  const message = 'answers HTTP 500; a proxy may be the cause';
  expect(foldMessage(message)).toEqual({ summary: message, lines: [] });
});

it('names fields that are missing in one place on one line', () => {
  const message = `data.pageList.0 is missing price ${ALIKE}; data.pageList.0 is missing stock ${ALIKE}`;
  expect(foldMessage(message).summary).toBe(`data.pageList.0 is missing price, stock ${ALIKE}`);
});

it('shows three faults of a response with the number of the others, and lists all of them', () => {
  const faults = [
    'data.a must be string, but is 1; 2',
    'data is missing b',
    'data.c must be ≥ 0',
    'data.d is odd',
  ];
  const { summary, lines } = foldMessage(faults.join('; '));
  expect(summary).toBe(`${faults.slice(0, 3).join('; ')}; and 1 more`);
  expect(lines).toEqual(faults);
});

it('names the first fields of many that are missing in one place', () => {
  const names = [...'abcdefgh'];
  const { summary, lines } = foldMessage(names.map((name) => `data is missing ${name}`).join('; '));
  expect(summary).toBe('data is missing a, b, c, d, e, f and 2 more fields');
  expect(lines).toEqual([`data is missing ${names.join(', ')}`]);
});

import { expect, it } from 'vitest';
import { factsOf, leavesOf, withLeaves } from './leaves.ts';

const DAYS = '{"dispatch":[1,2],"domestic":[2,4]}';
const METHODS = '{"card":{"countries":"*","fee":"0.02"},"crypto":{"countries":"*","fee":"0"}}';

it('gives each single value a field, with its path', () => {
  expect(leavesOf(DAYS).map(({ path, text }) => `${path.join('.')}=${text}`)).toEqual([
    'dispatch.0=1',
    'dispatch.1=2',
    'domestic.0=2',
    'domestic.1=4',
  ]);
});

it('puts other values back in their places, numbers as numbers and texts as texts', () => {
  expect(withLeaves(DAYS, ['1', '3', '2', ' 5 '])).toBe('{"dispatch":[1,3],"domestic":[2,5]}');
  expect(withLeaves(METHODS, ['DE,FR', '0.03', '*', '0'])).toBe(
    '{"card":{"countries":"DE,FR","fee":"0.03"},"crypto":{"countries":"*","fee":"0"}}',
  );
});

it('leaves a text as it is where nothing was changed', () => {
  expect(
    withLeaves(
      METHODS,
      leavesOf(METHODS).map(({ text }) => text),
    ),
  ).toBe(METHODS);
});

it('reads two numbers of a list as one range', () => {
  const texts = (json: string) => factsOf(json).map(({ path, text }) => `${path.join('.')}=${text}`);
  expect(texts(DAYS)).toEqual(['dispatch=1–2', 'domestic=2–4']);
  expect(texts('{"terms":[30,60,90],"two":["a","b"]}')).toEqual([
    'terms.0=30',
    'terms.1=60',
    'terms.2=90',
    'two.0=a',
    'two.1=b',
  ]);
});

it('takes a text that is no JSON for a value', () => {
  expect(factsOf('</style><b>')).toEqual([{ path: [], text: '</style><b>' }]);
  expect(withLeaves('</style><b>', ['soon'])).toBe('"soon"');
});

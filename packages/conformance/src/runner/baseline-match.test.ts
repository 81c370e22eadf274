import { describe, expect, it } from 'vitest';
import type { Finding } from './check.ts';
import { createFindings } from './findings.ts';
import { entriesOf, goneOf, isKnown, wordsOf } from './baseline-match.ts';

const finding = { check: 'ord.payment', operation: 'orderPay' } as const;
const noted = (...says: readonly string[]): ReadonlySet<string> =>
  new Set(says.flatMap((one) => entriesOf(finding, one)));

describe('The words of a fault', () => {
  it.each([
    ['takes 20.50 from the wallet for an order of 19', 'takes # from the wallet for an order of #'],
    ['names judge.mh3k2x9a1@example.com', 'names judge.#@example.com'],
    ['shows or_0f2ac9d18be7, which belongs to another', 'shows #, which belongs to another'],
    ['msg "No such \\"order\\"" is no text', 'msg "…" is no text'],
    ['refuses keyword = abc, which the contract allows', 'refuses keyword = …, which the contract allows'],
    ['refuses {"keyword":"a; b","pageNum":3}', 'refuses {…}'],
    ['refuses "pay" of an order (after: cancel, pay)', 'refuses "…" of an order'],
    ['/pageList/3/price must be a number', '/pageList/#/price must be a number'],
  ])('%s', (says, words) => {
    expect(wordsOf(says)).toEqual([words]);
  });

  it('are several where one answer breaks several rules', () => {
    const says =
      'data lacks a; b.1 must be string, but is {"c":"d…; b.2 must be string, but is 5; e is "odd"';
    expect(wordsOf(says)).toEqual(['data lacks a', 'b.# must be string', 'e is "…"']);
  });
});

describe('A fault is known', () => {
  it('by its words with other numbers', () => {
    expect(isKnown(finding, 'takes 7.00 for 6', noted('takes 20.50 for 19'))).toBe(true);
  });
  it('only where all of its words are', () => {
    expect(isKnown(finding, 'data lacks a; data lacks b', noted('data lacks a'))).toBe(false);
  });
  it('not by other words of the same law and operation', () => {
    expect(isKnown(finding, 'grants a wrong fund password', noted('pays one order twice'))).toBe(false);
  });
  it('by an entry without words, as old baselines have it', () => {
    expect(isKnown(finding, 'whatever', new Set(['ord.payment orderPay']))).toBe(true);
  });
});

describe('Findings', () => {
  it('keep one fault of each words, so that none hides behind a known one', () => {
    const findings = createFindings(() => false);
    for (const says of ['pays twice', 'takes 30', 'pays twice', 'takes 20'])
      findings.fail('ord.payment', 'orderPay', { says, exchanges: [] });
    findings.pass('ord.payment', 'orderPay');
    expect(findings.all()[0]?.faults?.map(({ says }) => says)).toEqual(['pays twice', 'takes 30']);
  });
});

describe('A known fault is gone', () => {
  const found = (verdict: Finding['verdict'], ...says: readonly string[]): readonly Finding[] => [
    { ...finding, verdict, faults: says.map((one) => ({ says: one, exchanges: [] })) },
  ];
  const known = noted('pays one order twice', 'takes 7');
  it('where its check passes', () => {
    expect(goneOf(found('pass'), new Set([...known, 'ord.payment orderPay']))).toHaveLength(3);
  });
  it('where its check finds something else', () => {
    expect(goneOf(found('fail', 'takes 8'), known)).toEqual(['ord.payment orderPay: pays one order twice']);
  });
  it('not where nothing was looked at', () => {
    expect(goneOf(found('skipped'), known)).toEqual([]);
    expect(goneOf([], known)).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import type { Finding } from '../finding.ts';
import { createFindings } from '../findings.ts';
import { baselineEntries, fixedSinceBaseline, isBaselined, normalizeMessage } from './baseline-match.ts';

const finding = { check: 'ord.payment', operation: 'orderPay' } as const;
const noted = (...message: readonly string[]): ReadonlySet<string> =>
  new Set(message.flatMap((item) => baselineEntries(finding, item)));

describe('A normalized message', () => {
  it.each([
    ['takes 20.50 from the wallet for an order of 19', 'takes # from the wallet for an order of #'],
    ['names judge.mh3k2x9a1@example.com', 'names judge.#@example.com'],
    ['shows or_0f2ac9d18be7, which belongs to another', 'shows #, which belongs to another'],
    ['msg "No such \\"order\\"" is no text', 'msg "…" is no text'],
    ['refuses keyword = abc, which the contract allows', 'refuses keyword = …, which the contract allows'],
    ['refuses {"keyword":"a; b","pageNum":3}', 'refuses {…}'],
    ['refuses "pay" of an order (after: cancel, pay)', 'refuses "…" of an order'],
    ['data.pageList.0 is missing price (and 11 rows alike)', 'data.pageList.# is missing price'],
    ['/pageList/3/price must be a number', '/pageList/#/price must be a number'],
  ])('%s', (message, description) => {
    expect(normalizeMessage(message)).toEqual([description]);
  });

  it('has several parts if one response breaks several rules', () => {
    const message =
      'data lacks a; b.1 must be string, but is {"c":"d…; b.2 must be string, but is 5; e is "odd"';
    expect(normalizeMessage(message)).toEqual(['data lacks a', 'b.# must be string', 'e is "…"']);
  });
});

describe('A fault is in the baseline', () => {
  it('if its message differs in numbers only', () => {
    expect(isBaselined(finding, 'takes 7.00 for 6', noted('takes 20.50 for 19'))).toBe(true);
  });
  it('only if all parts of its message are', () => {
    expect(isBaselined(finding, 'data lacks a; data lacks b', noted('data lacks a'))).toBe(false);
  });
  it('not if the message differs', () => {
    expect(isBaselined(finding, 'grants a wrong fund password', noted('pays one order twice'))).toBe(false);
  });
  it('if an entry names check and operation alone', () => {
    expect(isBaselined(finding, 'whatever', new Set(['ord.payment orderPay']))).toBe(true);
  });
});

describe('Findings', () => {
  it('keep one fault per message, so that none hides behind one in the baseline', () => {
    const findings = createFindings(() => false);
    for (const message of ['pays twice', 'takes 30', 'pays twice', 'takes 20'])
      findings.fail('ord.payment', 'orderPay', { message, exchanges: [] });
    findings.pass('ord.payment', 'orderPay');
    expect(findings.all()[0]?.faults?.map(({ message }) => message)).toEqual(['pays twice', 'takes 30']);
  });
});

describe('A baseline fault is fixed', () => {
  const found = (verdict: Finding['verdict'], ...message: readonly string[]): readonly Finding[] => [
    { ...finding, verdict, faults: message.map((item) => ({ message: item, exchanges: [] })) },
  ];
  const fixedIn = (findings: readonly Finding[], baseline: ReadonlySet<string>) =>
    fixedSinceBaseline({ findings, operations: [], notBuilt: new Map() }, baseline);
  const known = noted('pays one order twice', 'takes 7');
  it('if its check passes', () => {
    expect(fixedIn(found('pass'), new Set([...known, 'ord.payment orderPay']))).toHaveLength(3);
  });
  it('if its check finds something else', () => {
    expect(fixedIn(found('fail', 'takes 8'), known)).toEqual(['ord.payment orderPay: pays one order twice']);
  });
  it('not if nothing was checked', () => {
    expect(fixedIn(found('skipped'), known)).toEqual([]);
    expect(fixedIn([], known)).toEqual([]);
  });
});

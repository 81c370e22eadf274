import { expect, it } from 'vitest';
import { judge } from '../runner/judge.ts';
import { buildReport } from './build-report.ts';
import { htmlReport } from './html/html.ts';
import { terminalReport } from './terminal.ts';

/** A mall whose product page crashes, whatever is asked. */
const crashing: typeof fetch = (input) =>
  Promise.resolve(
    String(input).includes('sellerGoods!info')
      ? new Response('Traceback', { status: 500 })
      : Response.json({
          code: '0',
          msg: null,
          data: { pageList: [{ id: 'goods-1', sellerId: 's' }], token: 't' },
        }),
  );

it('folds the consequences of one fault under it', async () => {
  const only = ['sellerGoodsInfo', 'orderSubmit'];
  const run = { baseUrl: 'http://127.0.0.1', seed: 1, quick: true, only, fetch: crashing };
  const report = buildReport(await judge(run));
  const cause = { check: 'env.no-server-error', operation: 'sellerGoodsInfo' };
  const follow = report.faults.filter(({ explainedBy }) => explainedBy !== undefined);
  expect(follow.map(({ check }) => check)).toContain('env.http-200');
  for (const { explainedBy } of follow) expect(explainedBy).toEqual(cause);
  // Orders need goods, and no page of goods could be read.
  const order = report.inconclusive.find(({ operations }) => operations.includes('orderSubmit'));
  expect(order?.explainedBy).toEqual(cause);
  const text = terminalReport(report);
  expect(text).not.toContain('✗ env.http-200');
  expect(text.match(/explains: .*env\.http-200/g)).toHaveLength(1);
  expect(text).toContain('1. Fix env.no-server-error');
  expect(htmlReport(report)).toMatch(/Explains <small>.*env\.http-200/);
});

it('folds what a refusal in other words left open under the fault of the words', async () => {
  const refusing: typeof fetch = () =>
    Promise.resolve(Response.json({ code: '1', msg: 'No, thanks.', data: null }));
  const run = {
    baseUrl: 'http://127.0.0.1',
    seed: 1,
    quick: true,
    only: ['sellerGoodsList'],
    fetch: refusing,
  };
  const report = buildReport(await judge(run));
  const range = report.inconclusive.find(({ check }) => check === 'neg.range');
  expect(range?.explainedBy).toEqual({ check: 'env.error-key', operation: 'sellerGoodsList' });
});

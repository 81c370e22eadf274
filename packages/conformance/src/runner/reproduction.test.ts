import { expect, it } from 'vitest';
import type { OperationId } from '@openmall/sdk';
import { operation } from '../contract/operations.ts';
import { curlOf } from '../target/curl.ts';
import type { Exchange } from '../target/exchange.ts';
import { createJournal } from './journal.ts';
import { reproduce, type OrderHistories } from './reproduction.ts';

const withHistory = (exchanges: readonly Exchange[], histories: OrderHistories) =>
  reproduce(exchanges, histories, createJournal()).exchanges;

const call = (id: OperationId, query: string, data: unknown = null): Exchange => ({
  operation: operation(id),
  request: { method: 'POST', url: `/${id}?${query}`, headers: {} },
  caller: undefined,
  isOffContract: false,
  secrets: [],
  status: 200,
  headers: new Headers(),
  text: '',
  envelope: { code: '0', msg: null, data },
  ms: 1,
  at: performance.now(),
});

it('A fault of an order starts with the call that placed it and stores its id in a variable', () => {
  const submission = call('orderSubmit', 'orderInfo=g,s,1', { orderList: [{ orderId: 'or_123456' }] });
  const pay = call('orderPay', 'orderId=or_123456');
  const shell = withHistory([pay], new Map([['or_123456', [submission]]])).map(curlOf);
  expect(shell[0]).toBe(
    `ORDER=$(curl -s -X POST '/orderSubmit?orderInfo=g,s,1' | sed 's/.*"orderId":"\\([^"]*\\)".*/\\1/')`,
  );
  expect(shell.slice(1)).toEqual([`curl -s -X POST '/orderPay?orderId='"$ORDER"''`]);
});

it('Other calls stay as they are', () => {
  const list = call('orderListMain', 'pageNum=1');
  expect(withHistory([list], new Map([['or_123456', []]]))).toEqual([list]);
});

it('A history of several calls comes before a fault once', () => {
  const submission = call('orderSubmit', 'orderInfo=g,s,1', { orderList: [{ orderId: 'or_123456' }] });
  const [pay, receive, info] = [
    call('orderPay', 'orderId=or_123456'),
    call('orderReceipt', 'orderId=or_123456'),
    call('orderInfo', 'orderId=or_123456'),
  ];
  const histories = new Map([['or_123456', [submission, pay, receive]]]);
  expect(withHistory([info], histories).map(({ operation: { id } }) => id)).toEqual([
    'orderSubmit',
    'orderPay',
    'orderReceipt',
    'orderInfo',
  ]);
});

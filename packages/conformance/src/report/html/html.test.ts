import { expect, it } from 'vitest';
import { exampleFault, exampleOperation, exampleReport } from '../example-report.ts';
import { htmlReport } from './html.ts';

const operations = [
  exampleOperation('indexHome', 'pass', '/api/index!home'),
  exampleOperation('loanApply', 'skipped', '/api/loan!apply'),
  exampleOperation('userGet', 'inconclusive', '/api/user!get'),
  exampleOperation('orderPay', 'fail', '/api/order!pay'),
];

it('lists the operations that need work first', () => {
  const html = htmlReport(exampleReport({ operations }));
  const rows = [...html.matchAll(/class="name"><code>([^<]*)/g)].map(([, path]) => path);
  expect(rows).toEqual(['/api/order!pay', '/api/user!get', '/api/loan!apply', '/api/index!home']);
});

it('shows the id and the path of an operation, for faults and for operations', () => {
  const html = htmlReport(exampleReport({ operations, faults: [exampleFault()] }));
  expect(html).toContain('<code>orderPay</code> <small>/api/order!pay</small> pays one order twice');
  expect(html).toContain('<code>/api/order!pay</code> <small>orderPay</small>');
});

it('folds the operations that are not built', () => {
  const all = [...operations, exampleOperation('chatSend', 'notBuilt', '/api/chat!send')];
  const html = htmlReport(exampleReport({ operations: all }));
  expect(html).toMatch(/<details class="more"><summary>1 not built<\/summary>.*<code>\/api\/chat!send/s);
});

it('lists all faults of a response below their summary', () => {
  const message = ['a', 'b', 'c', 'd'].map((name) => `data.${name} must be string, but is 1`).join('; ');
  const html = htmlReport(exampleReport({ operations, faults: [{ ...exampleFault(), message }] }));
  expect(html).toContain('data.c must be string, but is 1; and 1 more</summary>');
  expect(html).toContain('<li>data.d must be string, but is 1</li>');
});

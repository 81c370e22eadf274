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

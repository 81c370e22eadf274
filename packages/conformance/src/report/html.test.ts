import { expect, it } from 'vitest';
import { exampleFault, exampleOperation, exampleTold } from './example-report.ts';
import { htmlReport } from './html.ts';

const operations = [
  exampleOperation('indexHome', 'pass', '/api/index!home'),
  exampleOperation('loanApply', 'skipped', '/api/loan!apply'),
  exampleOperation('userGet', 'unproven', '/api/user!get'),
  exampleOperation('orderPay', 'fail', '/api/order!pay'),
];

it('names what needs work first', () => {
  const html = htmlReport(exampleTold({ operations }));
  const rows = [...html.matchAll(/class="name"><code>([^<]*)/g)].map(([, path]) => path);
  expect(rows).toEqual(['/api/order!pay', '/api/user!get', '/api/loan!apply', '/api/index!home']);
});

it('calls an operation by its name and by its path, among faults and among operations', () => {
  const html = htmlReport(exampleTold({ operations, faults: [exampleFault()] }));
  expect(html).toContain('<code>orderPay</code> <small>/api/order!pay</small> pays one order twice');
  expect(html).toContain('<code>/api/order!pay</code> <small>orderPay</small>');
});

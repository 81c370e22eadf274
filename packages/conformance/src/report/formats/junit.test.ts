import { expect, it } from 'vitest';
import { exampleFault, exampleOperation, exampleReport } from '../example-report.ts';
import { junitReport } from './junit.ts';

const broken = [{ check: 'ord.payment', operation: 'orderPay', verdict: 'fail' }] as const;

it('reports a new fault as a failure with its calls', () => {
  const xml = junitReport(exampleReport({ outcome: 'faults', faults: [exampleFault()], verdicts: broken }));
  expect(xml).toContain('tests="1" failures="1" errors="0" skipped="0"');
  expect(xml).toContain('<failure message="pays one order twice">curl -s');
});

it.each([
  [{ isBaselined: true }, 'in the baseline: pays one order twice'],
  [{ level: 'should' }, 'should, does not fail the run: pays one order twice'],
] as const)('reports a fault that does not fail the run as skipped: %j', (parts, description) => {
  const xml = junitReport(exampleReport({ faults: [exampleFault(parts)], verdicts: broken }));
  expect(xml).toContain('tests="1" failures="0" errors="0" skipped="1"');
  expect(xml).toContain(`<skipped message="${description}"/>`);
  expect(xml).toContain('<system-out>curl -s');
});

const untried = [
  { check: 'ord.payment', operation: 'orderPay', verdict: 'inconclusive', reason: 'was answered 500' },
] as const;

it('reports an inconclusive must check as an error', () => {
  const operations = [exampleOperation('orderPay', 'inconclusive')];
  const xml = junitReport(exampleReport({ outcome: 'inconclusive', operations, verdicts: untried }));
  expect(xml).toContain('tests="1" failures="0" errors="1" skipped="0"');
  expect(xml).toContain('<error message="inconclusive: was answered 500"/>');
});

it('reports an inconclusive should check as skipped', () => {
  const checks = exampleReport().checks.map((check) => ({ ...check, level: 'should' as const }));
  const xml = junitReport(exampleReport({ checks, verdicts: untried }));
  expect(xml).toContain('tests="1" failures="0" errors="0" skipped="1"');
});

it('reports an interrupted run as an error', () => {
  const xml = junitReport(exampleReport({ outcome: 'inconclusive', isInterrupted: true }));
  expect(xml).toContain('<error message="The run was interrupted."/>');
});

import { expect, it } from 'vitest';
import { exampleFault, exampleOperation, exampleTold } from './example-report.ts';
import { junitReport } from './junit.ts';

const broken = [{ check: 'ord.payment', operation: 'orderPay', verdict: 'fail' }] as const;

it('fails a case for a new fault, with the calls that show it', () => {
  const xml = junitReport(exampleTold({ outcome: 'faults', faults: [exampleFault()], verdicts: broken }));
  expect(xml).toContain('tests="1" failures="1" errors="0" skipped="0"');
  expect(xml).toContain('<failure message="pays one order twice">curl -s');
});

it.each([
  [{ isKnown: true }, 'known: pays one order twice'],
  [{ level: 'should' }, 'should hold, fails nothing: pays one order twice'],
] as const)('tells of a fault that does not fail the run without failing the case: %j', (parts, words) => {
  const xml = junitReport(exampleTold({ faults: [exampleFault(parts)], verdicts: broken }));
  expect(xml).toContain('tests="1" failures="0" errors="0" skipped="1"');
  expect(xml).toContain(`<skipped message="${words}"/>`);
  expect(xml).toContain('<system-out>curl -s');
});

const untried = [
  { check: 'ord.payment', operation: 'orderPay', verdict: 'unproven', why: 'was answered 500' },
] as const;

it('is an error where a check that must hold is inconclusive, since then the run is no pass', () => {
  const operations = [exampleOperation('orderPay', 'unproven')];
  const xml = junitReport(exampleTold({ outcome: 'unproven', operations, verdicts: untried }));
  expect(xml).toContain('tests="1" failures="0" errors="1" skipped="0"');
  expect(xml).toContain('<error message="inconclusive: was answered 500"/>');
});

it('is no error where a check that should hold is inconclusive', () => {
  const checks = exampleTold().checks.map((check) => ({ ...check, level: 'should' }));
  const xml = junitReport(exampleTold({ checks, verdicts: untried }));
  expect(xml).toContain('tests="1" failures="0" errors="0" skipped="1"');
});

it('is an error where the run was broken off, whatever was found', () => {
  const xml = junitReport(exampleTold({ outcome: 'unproven', isBrokenOff: true }));
  expect(xml).toContain('<error message="The run was broken off."/>');
});

/** The report of the back office for a terminal. */
import { officeChecks, type OfficeCheck } from './office-findings.ts';
import type { OfficeResult } from './judge-office.ts';
import { officeOperation } from './office-operations.ts';

export function officeReport({ faults, passed, reasons, outcome }: OfficeResult): string {
  const lines = (Object.keys(officeChecks) as OfficeCheck[]).map((check) => {
    const count = faults.filter((fault) => fault.check === check).length;
    const reason = reasons.get(check);
    const mark = count > 0 ? '✗' : reason !== undefined || !passed.has(check) ? '?' : '✓';
    const figures = `${passed.get(check) ?? 0} passed, ${count} failed`;
    return `${mark} ${check}: ${officeChecks[check]} (${figures})${reason === undefined ? '' : ` ${reason}`}`;
  });
  const found = faults.map(
    ({ check, operation, message }) => `  ${check} ${officeOperation(operation).path} ${message}`,
  );
  return [...lines, ...found, `The back office: ${outcome}.`].join('\n');
}

/** How far each area of the contract is. */
import type { OperationVerdict } from '../runner/finding.ts';
import type { OperationCounts, ReportedArea, ReportedOperation } from './report-model.ts';

export function countOperations(items: readonly { readonly verdict: OperationVerdict }[]): OperationCounts {
  const counts = { pass: 0, fail: 0, skipped: 0, inconclusive: 0, notBuilt: 0 };
  for (const { verdict } of items) counts[verdict] += 1;
  return counts;
}

/** In the order of the contract. */
export function areasOf(operations: readonly ReportedOperation[]): readonly ReportedArea[] {
  return [...Map.groupBy(operations, ({ area }) => area)].map(([name, group]) => ({
    name,
    operations: group.length,
    counts: countOperations(group),
  }));
}

/** The figures of an area that need work, such as "2 fail, 5 not built". */
export function openFigures({ fail, inconclusive, skipped, notBuilt }: OperationCounts): string {
  const figures = [
    [fail, 'fail'],
    [inconclusive, 'inconclusive'],
    [skipped, 'skipped'],
    [notBuilt, 'not built'],
  ] as const;
  return figures
    .filter(([count]) => count > 0)
    .map(([count, label]) => `${count} ${label}`)
    .join(', ');
}

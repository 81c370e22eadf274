/** Response times. The check uses the median, since a single slow response is an accident. */
import type { ActiveCheck } from '../../runner/check.ts';
import type { CheckContext } from '../../runner/check-context.ts';
import { forEachOperation } from '../support/for-each-operation.ts';

/** Clients time out after 15 s, but a screen feels slow after one second. */
const BUDGET_MS = 1_000;
/** Fewer calls than this have no meaningful median. */
const MIN_CALLS = 5;

async function checkReadTimes(context: CheckContext): Promise<void> {
  await forEachOperation(context, ({ id, semantics }) => {
    const { calls, medianMs } = context.coverageOf(id);
    if (semantics !== 'read' || calls < MIN_CALLS) return Promise.resolve();
    const message = `takes ${Math.round(medianMs)} ms at the median of ${calls} calls`;
    context.expect(id, medianMs > BUDGET_MS ? message : undefined);
    return Promise.resolve();
  });
}

export const timingChecks: readonly ActiveCheck[] = [
  {
    id: 'time.reads',
    area: 'timing',
    requirement: 'Most reads answer within a second.',
    source: 'spec §7',
    level: 'should',
    run: checkReadTimes,
  },
];

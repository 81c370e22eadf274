/** How long answers take: an observation of its own, since one slow answer among many is an accident. */
import type { ActiveCheck } from '../../runner/check.ts';
import type { CheckContext } from '../../runner/check-context.ts';
import { forEachOperation } from '../support/for-each-operation.ts';

/** The contract's clients give up after 15 s; a screen that waits a second feels broken long before. */
const budgetMs = 1_000;
/** Fewer calls than this say nothing about how long most of them take. */
const minimum = 5;

async function checkReadTimes(context: CheckContext): Promise<void> {
  await forEachOperation(context, ({ id, semantics }) => {
    const { calls, medianMs } = context.coverageOf(id);
    if (semantics !== 'read' || calls < minimum) return Promise.resolve();
    const message = `takes ${Math.round(medianMs)} ms in the middle of ${calls} calls`;
    context.expect(id, medianMs > budgetMs ? message : undefined);
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

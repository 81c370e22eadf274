/** How long answers take: an observation of its own, since one slow answer among many is an accident. */
import type { Trial } from '../../runner/check.ts';
import type { Court } from '../../runner/check-context.ts';
import { overOperations } from '../support/for-each-operation.ts';

/** The contract's clients give up after 15 s; a screen that waits a second feels broken long before. */
const budgetMs = 1_000;
/** Fewer calls than this say nothing about how long most of them take. */
const least = 5;

async function measure(court: Court): Promise<void> {
  await overOperations(court, ({ id, semantics }) => {
    const { calls, medianMs } = court.seen(id);
    if (semantics !== 'read' || calls < least) return Promise.resolve();
    const says = `takes ${Math.round(medianMs)} ms in the middle of ${calls} calls`;
    court.expect(id, medianMs > budgetMs ? says : undefined);
    return Promise.resolve();
  });
}

export const timingChecks: readonly Trial[] = [
  {
    id: 'time.reads',
    area: 'timing',
    says: 'Most reads answer within a second.',
    source: 'spec §7',
    level: 'should',
    run: measure,
  },
];

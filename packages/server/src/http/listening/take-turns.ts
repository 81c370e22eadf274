/** Starts work now, or in a later turn of the event loop. */
export type StartWork = (work: () => void) => void;

/**
 * Lets each turn of the event loop start a few requests at most. Node otherwise starts all that have arrived before it
 * looks at the answers of the database: calls of several statements, such as payments, would wait for all of them after
 * each statement.
 */
export function takeTurns(maxPerTurn: number): StartWork {
  const waiting: (() => void)[] = [];
  let started = 0;
  let isScheduled = false;
  const nextTurn = () => {
    started = 0;
    isScheduled = false;
    for (const work of waiting.splice(0, maxPerTurn)) start(work);
  };
  const start = (work: () => void) => {
    started += 1;
    if (!isScheduled) setImmediate(nextTurn);
    isScheduled = true;
    work();
  };
  return (work) => {
    if (started < maxPerTurn) start(work);
    else waiting.push(work);
  };
}

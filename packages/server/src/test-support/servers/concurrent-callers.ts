/** Several processes that call servers at the same moment. */
import { errorKeyOf, type OperationId } from '@openmall/sdk';
import { assertAnswer, type Envelope } from '../http/call.ts';
import { stopTestProcess, forkTestProcess } from './test-process.ts';
import type { WireAnswer, CallBatch, CallBatchResult, WireCall } from '../http/wire-call.ts';

const PROCESSES = 3;

export interface ConcurrentCallers {
  /** Returns the answers in the order of the calls. Consecutive calls use different processes. */
  readonly send: (calls: readonly WireCall[]) => Promise<readonly WireAnswer[]>;
  readonly stop: () => Promise<void>;
}

interface Caller {
  readonly call: (calls: readonly WireCall[]) => Promise<readonly WireAnswer[]>;
  readonly stop: () => Promise<void>;
}

function startCaller(): Caller {
  const child = forkTestProcess('caller-process.ts');
  const waiting = new Map<number, (answers: readonly WireAnswer[]) => void>();
  child.on('message', ({ serial, answers }: CallBatchResult) => {
    waiting.get(serial)?.(answers);
    waiting.delete(serial);
  });
  let serial = 0;
  return {
    call: (calls) =>
      new Promise((resolve) => {
        const order: CallBatch = { serial: (serial += 1), calls };
        waiting.set(order.serial, resolve);
        child.send(order);
      }),
    stop: () => stopTestProcess(child),
  };
}

export function startConcurrentCallers(): ConcurrentCallers {
  const callers = Array.from({ length: PROCESSES }, startCaller);
  const send = async (calls: readonly WireCall[]) => {
    const shares = await Promise.all(
      callers.map(({ call }, index) => call(calls.filter((_, position) => position % PROCESSES === index))),
    );
    return calls.map(
      (_, position) =>
        shares[position % PROCESSES]?.[Math.floor(position / PROCESSES)] ?? { status: 0, text: 'no answer' },
    );
  };
  return { send, stop: async () => void (await Promise.all(callers.map(({ stop }) => stop()))) };
}

/**
 * The data of an answer, or its error key in `refusal`.
 *
 * @throws Error if it violates the contract.
 */
export function readAnswer(
  id: OperationId,
  { status, text }: WireAnswer,
): { readonly refusal: string | undefined; readonly data: unknown } {
  if (status !== 200) throw new Error(`${id} answered ${status}: ${text}`);
  const envelope = JSON.parse(text) as Envelope; // Checked against the contract below.
  assertAnswer(id, envelope);
  const { code, msg, data } = envelope;
  return { refusal: code === '0' ? undefined : errorKeyOf(code, msg ?? ''), data };
}

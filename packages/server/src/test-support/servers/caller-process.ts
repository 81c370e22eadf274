/** A process that sends all calls of a batch at the same moment. */
import type { WireAnswer, CallBatch, CallBatchResult, WireCall } from '../http/wire-call.ts';

async function send({ url, ...init }: WireCall): Promise<WireAnswer> {
  try {
    const response = await fetch(url, init);
    return { status: response.status, text: await response.text() };
  } catch (error) {
    return { status: 0, text: String(error) };
  }
}

process.on('message', ({ serial, calls }: CallBatch) => {
  void Promise.all(calls.map(send)).then((answers) => {
    const report: CallBatchResult = { serial, answers };
    process.send?.(report);
  });
});
process.once('disconnect', () => process.exit(0));

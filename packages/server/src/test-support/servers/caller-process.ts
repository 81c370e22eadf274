/** A process that sends all calls of a batch at the same moment. */
import type { Answered, CallOrder, CallReport, WireCall } from '../http/wire-call.ts';

async function send({ url, ...init }: WireCall): Promise<Answered> {
  try {
    const response = await fetch(url, init);
    return { status: response.status, text: await response.text() };
  } catch (error) {
    return { status: 0, text: String(error) };
  }
}

process.on('message', ({ serial, calls }: CallOrder) => {
  void Promise.all(calls.map(send)).then((answers) => {
    const report: CallReport = { serial, answers };
    process.send?.(report);
  });
});
process.once('disconnect', () => process.exit(0));

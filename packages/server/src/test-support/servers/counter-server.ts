/**
 * A server as any other, in a process that also does what happens on the other side of the counter, when the process
 * that started it says so.
 */
import { DomainError } from '../../domain/domain-error.ts';
import { startServer } from '../../start-server.ts';
import { COUNTER_ACTS, type Order, type Report } from './counter-acts.ts';
import { TEST_KEYS } from '../fixtures/test-context.ts';

const { env } = process;

const { url, ctx, close, socketPort } = await startServer({
  port: 0,
  dataFolder: env['OPENMALL_DATA'] ?? '',
  databaseUrl: env['DATABASE_URL'],
  secretKeys: TEST_KEYS,
  sandboxSecret: env['SANDBOX_SECRET'],
  controlSecret: env['CONTROL_SECRET'],
  // Tests open it on databases with accounts of the demo.
  allowDemoData: true,
  socketPort: Number(env['WS_PORT'] ?? 0),
});

async function obey({ serial, act, id, detail }: Order): Promise<Report> {
  try {
    return { serial, result: await COUNTER_ACTS[act](ctx, id, detail) };
  } catch (error) {
    return { serial, refusal: error instanceof DomainError ? error.key : String(error) };
  }
}

process.on('message', (order: Order) => void obey(order).then((report) => process.send?.(report)));
process.once('disconnect', () => void close().then(() => process.exit(0)));
process.send?.({ url, socketPort });

/**
 * A server process that also performs operator actions when its parent process commands them.
 */
import { DomainError } from '../../domain/domain-error.ts';
import { startServer } from '../../start-server.ts';
import { OPERATOR_ACTIONS, type ActionCommand, type ActionReport } from './operator-actions.ts';
import { TEST_KEYS } from '../fixtures/test-context.ts';

const { env } = process;

const { url, ctx, close, socketPort } = await startServer({
  port: 0,
  dataFolder: env['OPENMALL_DATA'] ?? '',
  databaseUrl: env['DATABASE_URL'],
  secretKeys: TEST_KEYS,
  sandboxSecret: env['SANDBOX_SECRET'],
  controlSecret: env['CONTROL_SECRET'],
  // Test databases contain demo accounts.
  allowDemoData: true,
  socketPort: Number(env['WS_PORT'] ?? 0),
});

async function perform({ serial, action, id, detail }: ActionCommand): Promise<ActionReport> {
  try {
    return { serial, result: await OPERATOR_ACTIONS[action](ctx, id, detail) };
  } catch (error) {
    return { serial, refusal: error instanceof DomainError ? error.key : String(error) };
  }
}

process.on(
  'message',
  (command: ActionCommand) => void perform(command).then((report) => process.send?.(report)),
);
process.once('disconnect', () => void close().then(() => process.exit(0)));
process.send?.({ url, socketPort });

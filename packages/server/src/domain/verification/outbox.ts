import { sql } from 'kysely';
import type { Tx } from '../../db/database.ts';
import { transact } from '../../db/transact.ts';
import type { AppContext } from '../../context.ts';
import { newId } from '../new-id.ts';
import type { Target } from './target.ts';

export interface Message {
  readonly id: string;
  readonly channel: 'email' | 'sms';
  readonly recipient: string;
  readonly subject: string;
  readonly body: string;
  readonly html?: string | null;
  /** Address for one-click unsubscribing. */
  readonly unsubscribe?: string | null;
}

/** Delivers messages. `kept` means that no sender is configured, so the message stays in the outbox. */
export interface Courier {
  readonly deliver: (message: Message) => Promise<'sent' | 'kept'>;
}

const BATCH = 10;
const MAX_ATTEMPTS = 5;
/** A message claimed this long ago was claimed by a process that died. */
const CLAIM = '2 minutes';

/** Queues a message. `codeId` is the code in its text, which is deleted with the code. */
export async function queueMessage(
  tx: Tx,
  { clock }: AppContext,
  { kind, address }: Target,
  text: Pick<Message, 'subject' | 'body' | 'html'> & {
    readonly unsubscribe?: string | undefined;
    readonly codeId?: string;
  },
): Promise<void> {
  const { codeId, ...words } = text;
  await tx
    .insertInto('outbox')
    .values({
      id: newId('ms'),
      channel: kind === 'email' ? 'email' : 'sms',
      recipient: address,
      ...words,
      code_id: codeId ?? null,
      due_at: clock.now(),
      created_at: clock.now(),
    })
    .execute();
}

async function claim({
  db,
  clock,
}: AppContext): Promise<readonly (Message & { readonly attempts: number })[]> {
  return transact(db, async (tx) => {
    const due = await tx
      .selectFrom('outbox')
      .select(['id', 'channel', 'recipient', 'subject', 'body', 'html', 'unsubscribe', 'attempts'])
      .where('state', 'in', ['waiting', 'sending'])
      .where('due_at', '<=', clock.now())
      .orderBy('due_at')
      .limit(BATCH)
      .forUpdate()
      .skipLocked()
      .execute();
    const ids = due.map(({ id }) => id);
    if (ids.length === 0) return [];
    const until = sql<Date>`${clock.now()} + cast(${CLAIM} as interval)`;
    await tx
      .updateTable('outbox')
      .set({ state: 'sending', due_at: until, attempts: sql`attempts + 1` })
      .where('id', 'in', ids)
      .execute();
    return due.map(({ body, attempts, ...rest }) => ({ ...rest, body: body ?? '', attempts: attempts + 1 }));
  });
}

async function settle(
  { db, clock }: AppContext,
  id: string,
  attempts: number,
  outcome: 'sent' | 'kept' | 'failed',
) {
  const again = outcome === 'failed' && attempts < MAX_ATTEMPTS;
  await db
    .updateTable('outbox')
    .set({
      state: again ? 'waiting' : outcome,
      due_at: sql<Date>`${clock.now()} + make_interval(secs => ${10 * 2 ** attempts}::double precision)`,
      ...(outcome === 'sent' && { body: null, html: null }),
    })
    .where('id', '=', id)
    .execute();
}

/** Never store the reply of a mail server: it repeats the address. */
function kindOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}

/**
 * Delivers waiting messages outside of any transaction, and returns their number. Failed messages are tried
 * again later.
 */
export async function deliverOutbox(ctx: AppContext, courier: Courier): Promise<number> {
  const messages = await claim(ctx);
  for (const { attempts, ...message } of messages) {
    try {
      await settle(ctx, message.id, attempts, await courier.deliver(message));
    } catch (error) {
      console.error(`Message ${message.id} was not delivered at attempt ${attempts}: ${kindOf(error)}`);
      await settle(ctx, message.id, attempts, 'failed');
    }
  }
  return messages.length;
}

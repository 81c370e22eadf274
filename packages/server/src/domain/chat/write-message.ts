import { sql } from 'kysely';
import { readTime } from '../../db/clock.ts';
import type { Tx } from '../../db/database.ts';
import type { Tables } from '../../db/schema/tables.ts';
import { transact } from '../../db/transact.ts';
import { DomainError } from '../domain-error.ts';
import type { AppContext } from '../../context.ts';
import { newId } from '../new-id.ts';
import { requireUploads } from '../uploads/require-uploads.ts';
import { lockActiveUser } from '../wallet/money-forms.ts';

export interface MessageContent {
  readonly kind: Tables['chat_message']['kind'];
  readonly content: string;
}

export interface WrittenMessage {
  readonly id: string;
  readonly at: Date;
}

type Writing = MessageContent & {
  readonly userId: string;
  readonly isFromUser: boolean;
  readonly storeId?: string;
};

/** Inserts a message. The caller has authorized the sender. */
export async function insertMessage(
  tx: Tx,
  { clock }: AppContext,
  writing: Writing,
): Promise<WrittenMessage> {
  const at = await readTime(tx, clock);
  const id = newId('m');
  const { userId, storeId = null, isFromUser, kind, content } = writing;
  await tx
    .insertInto('chat_message')
    .values({
      id,
      user_id: userId,
      store_id: storeId,
      is_from_user: isFromUser,
      kind,
      content,
      created_at: at,
    })
    .execute();
  return { id, at };
}

const MAX_PER_MINUTE = 30;

async function assertMessageRate(tx: Tx, { clock }: AppContext, userId: string): Promise<void> {
  const { written } = await tx
    .selectFrom('chat_message')
    .select((eb) => eb.fn.countAll<number>().as('written'))
    .where('user_id', '=', userId)
    .where('is_from_user', '=', true)
    .where('created_at', '>', sql<Date>`${clock.now()} - interval '1 minute'`)
    .executeTakeFirstOrThrow();
  if (written >= MAX_PER_MINUTE) throw new DomainError('frequentOperation');
}

/**
 * Inserts a message of a user to customer service or a store. A picture must be an upload of the user.
 * @throws {DomainError} `messageEmpty`, `frequentOperation` or `imageUploadFailed`.
 */
export async function insertOfUser(
  tx: Tx,
  ctx: AppContext,
  writing: MessageContent & { readonly userId: string; readonly storeId?: string },
): Promise<WrittenMessage> {
  const { userId, kind, content } = writing;
  if (content.trim() === '') throw new DomainError('messageEmpty');
  await lockActiveUser(tx, userId);
  await assertMessageRate(tx, ctx, userId);
  if (kind === 'img') await requireUploads(tx, userId, [content], { shownTo: 'everyone' });
  return insertMessage(tx, ctx, { ...writing, isFromUser: true });
}

/**
 * A user writes to customer service.
 * @throws {DomainError} `messageEmpty`, `frequentOperation` or `imageUploadFailed`.
 */
export async function writeToService(
  ctx: AppContext,
  userId: string,
  message: MessageContent,
): Promise<WrittenMessage> {
  const written = await transact(ctx, (tx) => insertOfUser(tx, ctx, { ...message, userId }));
  await ctx.events?.publish({ kind: 'message', userId, messageId: written.id });
  return written;
}

import { sql } from 'kysely';
import type { AppContext } from '../../context.ts';
import { confirmSubscription, unsubscribe } from '../marketing/subscribe.ts';
import type { MailAction } from './mail-links.ts';

/** Does what the holder of a link asked for. Twice is the same as once. Returns whether there was something to do it to. */
export async function applyAction(ctx: AppContext, action: MailAction): Promise<boolean> {
  if (action.action === 'mute') {
    const { topic, userId } = action;
    const { numUpdatedRows } = await ctx.db
      .updateTable('user_account')
      .set({ muted_mails: sql`array_append(array_remove(muted_mails, ${topic}), ${topic})` })
      .where('id', '=', userId)
      .executeTakeFirstOrThrow();
    return numUpdatedRows > 0n;
  }
  if (action.action === 'confirm') return confirmSubscription(ctx, action.email);
  await unsubscribe(ctx, action.email);
  return true;
}

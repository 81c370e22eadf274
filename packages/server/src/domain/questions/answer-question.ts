import { sql } from 'kysely';
import type { AppContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { transact } from '../../db/transact.ts';
import { DomainError } from '../domain-error.ts';

/**
 * Answers a question as the store, which publishes both. A later answer replaces the first.
 * @throws {DomainError} `recordNotFound`, or `noPermission` if the goods are another store's.
 */
export async function answerQuestion(ctx: AppContext, questionId: string, text: string): Promise<void> {
  await transact(ctx, async (tx) => {
    const { rows } = await sql<{ storeId: string }>`
      select goods.store_id as "storeId" from goods_question as question
      join goods on goods.id = question.goods_id where question.id = ${questionId} for update of question`.execute(
      tx,
    );
    const [question] = rows;
    if (!question) throw new DomainError('recordNotFound');
    const { storeId: own = question.storeId } = ctx.actor ?? {};
    if (own !== question.storeId) throw new DomainError('noPermission');
    await sql`update goods_question set answer = ${text.trim()}, answered_at = ${ctx.clock.now()}
      where id = ${questionId}`.execute(tx);
  });
}

/** Deletes a person's questions without an answer. Answered ones stay, under the shortened name. */
export async function forgetQuestions(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('goods_question').where('user_id', '=', userId).where('answer', 'is', null).execute();
  await tx.updateTable('goods_question').set({ user_id: null }).where('user_id', '=', userId).execute();
}

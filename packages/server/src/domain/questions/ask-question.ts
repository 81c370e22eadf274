import { maskName } from '@openmall/sdk';
import { sql } from 'kysely';
import type { AppContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { transact } from '../../db/transact.ts';
import { isOnSale } from '../catalog/goods-filter.ts';
import { DomainError } from '../domain-error.ts';
import { newId } from '../new-id.ts';
import type { Question } from './read-questions.ts';

const MAX_OPEN_OF_GOODS = 3;
const MAX_OPEN = 20;

async function assertOnSale(tx: Tx, goodsId: string): Promise<void> {
  const { rows } = await sql<{ onSale: boolean }>`
    select ${isOnSale} as "onSale" from goods where id = ${goodsId} and not is_deleted`.execute(tx);
  if (!rows[0]) throw new DomainError('goodsNotFound');
  if (!rows[0].onSale) throw new DomainError('productRemoved');
}

interface OpenQuestion {
  readonly id: string;
  readonly goodsId: string;
  readonly content: string;
  readonly createdAt: Date;
}

interface Author {
  /** The shortened login name. */
  readonly name: string;
  readonly open: readonly OpenQuestion[];
}

/** An author with the questions that have no answer. Locks the account, so that questions are counted one by one. */
async function lockAuthor(tx: Tx, userId: string): Promise<Author> {
  const { username } = await tx
    .selectFrom('user_account')
    .select('username')
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const { rows } = await sql<OpenQuestion>`
    select id, goods_id as "goodsId", content, created_at as "createdAt" from goods_question
    where user_id = ${userId} and answer is null`.execute(tx);
  return { name: maskName(username), open: rows };
}

interface Asking {
  readonly userId: string;
  readonly goodsId: string;
  readonly content: string;
}

/**
 * Asks the store a question about goods. The same question without an answer is not asked twice.
 * @throws {DomainError} `goodsNotFound`, `productRemoved` or `questionLimit`.
 */
export function askQuestion(ctx: AppContext, { userId, goodsId, content }: Asking): Promise<Question> {
  const text = content.trim();
  return transact(ctx, async (tx) => {
    await assertOnSale(tx, goodsId);
    const { name: author, open } = await lockAuthor(tx, userId);
    const ofGoods = open.filter((question) => question.goodsId === goodsId);
    const same = ofGoods.find((question) => question.content === text);
    const shown = { content: text, author, isOwn: true, answer: null, answeredAt: null };
    if (same) return { ...shown, id: same.id, createdAt: same.createdAt };
    if (ofGoods.length >= MAX_OPEN_OF_GOODS || open.length >= MAX_OPEN)
      throw new DomainError('questionLimit');
    const id = newId('qu');
    const now = ctx.clock.now();
    const { rows } = await sql<{ createdAt: Date }>`
      insert into goods_question (id, goods_id, user_id, author, content, created_at)
      values (${id}, ${goodsId}, ${userId}, ${author}, ${text}, ${now}) returning created_at as "createdAt"`.execute(
      tx,
    );
    return { ...shown, id, createdAt: rows[0]?.createdAt ?? new Date() };
  });
}

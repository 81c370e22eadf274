import { sql } from 'kysely';
import type { AppContext } from '../../context.ts';
import { cutPage } from '../catalog/load-goods.ts';
import { DomainError } from '../domain-error.ts';
import { type Page, type PageRequest, pageOf } from '../paging.ts';

export interface Question {
  readonly id: string;
  readonly content: string;
  readonly createdAt: Date;
  /** The shortened login name. */
  readonly author: string;
  /** Whether the viewer asked it. */
  readonly isOwn: boolean;
  readonly answer: string | null;
  readonly answeredAt: Date | null;
}

interface QuestionQuery {
  readonly goodsId: string;
  readonly userId: string | undefined;
  readonly page: PageRequest;
}

/**
 * One page of the answered questions about goods, those answered last first. The viewer's own open questions come first.
 * @throws {DomainError} `goodsNotFound`.
 */
export async function listQuestions(
  { db }: AppContext,
  { goodsId, userId = '', page }: QuestionQuery,
): Promise<Page<Question>> {
  const visible = sql`goods_id = ${goodsId} and (answer is not null or user_id = ${userId})`;
  const { rows } = await sql<Question & { exists: boolean; total: number }>`
    select exists (select from goods where id = ${goodsId} and not is_deleted) as exists,
      (select count(*) from goods_question where ${visible}) as total, question.id, content, author, answer,
      created_at as "createdAt", answered_at as "answeredAt", coalesce(user_id = ${userId}, false) as "isOwn"
    from (select) as one left join
      (select * from goods_question where ${visible}
       order by answered_at desc nulls first, created_at desc, id ${cutPage(page)}) as question on true
    order by answered_at desc nulls first, created_at desc, question.id`.execute(db);
  if (!rows[0]?.exists) throw new DomainError('goodsNotFound');
  const { total } = rows[0];
  const questions = rows
    .filter(({ id }) => id !== null)
    .map(({ exists: _exists, total: _total, ...question }) => question);
  return pageOf(questions, total, page);
}

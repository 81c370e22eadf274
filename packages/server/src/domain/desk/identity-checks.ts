import { sql } from 'kysely';
import type { AppContext } from '../../context.ts';
import { DomainError } from '../domain-error.ts';
import type { Page, PageRequest } from '../paging.ts';
import { orderBy, patternOf, readPage, type Sort, when } from '../read-page.ts';

export interface DeskCheck {
  readonly id: string;
  readonly userId: string;
  readonly username: string;
  readonly kind: 'basic' | 'advanced';
  /** Applied, in review, passed, refused. */
  readonly status: 0 | 1 | 2 | 3;
  readonly name: string | null;
  readonly appliedAt: Date;
  readonly decidedAt: Date | null;
}

export interface CheckFilter {
  readonly status?: number | undefined;
  readonly kind?: DeskCheck['kind'] | undefined;
  readonly keyword?: string | undefined;
}

const select = sql`c.id, c.user_id as "userId", users.username, c.kind, c.status, c.name, c.applied_at as "appliedAt",
  c.decided_at as "decidedAt"`;
const from = sql`identity_check as c join user_account as users on users.id = c.user_id`;

/** One page of identity checks of all users. */
export const listIdentityChecks = (
  { db }: AppContext,
  { status, kind, keyword }: CheckFilter,
  sort: Sort<'appliedAt'>,
  page: PageRequest,
): Promise<Page<DeskCheck>> =>
  readPage<DeskCheck>(db, page, {
    select,
    from,
    where: [
      when(status, (value) => sql`c.status = ${value}`),
      when(kind, (value) => sql`c.kind = ${value}`),
      when(
        keyword,
        (word) => sql`(c.id ilike ${patternOf(word)} or users.username ilike ${patternOf(word)}
          or c.name ilike ${patternOf(word)} or c.document_number ilike ${patternOf(word)})`,
      ),
    ],
    orderBy: orderBy(sort, { appliedAt: 'c.applied_at' }, 'c.id'),
  });

export type CheckDetail = DeskCheck & {
  readonly documentKind: string | null;
  readonly documentNumber: string | null;
  readonly nationality: string | null;
  readonly homePlace: string | null;
  readonly workPlace: string | null;
  readonly pictures: readonly string[];
  readonly reason: string | null;
  /** Login names of other users with the same number. */
  readonly sameDocument: readonly string[];
};

/** @throws {DomainError} `recordNotFound`. */
export async function readIdentityCheck({ db }: AppContext, id: string): Promise<CheckDetail> {
  const { rows } = await sql<CheckDetail>`
    select ${select}, c.document_kind as "documentKind", c.document_number as "documentNumber", c.nationality,
      c.home_place as "homePlace", c.work_place as "workPlace", c.refusal as reason,
      array_remove(array[c.image_1, c.image_2, c.image_3], null) as pictures,
      array(select distinct other.username from identity_check as twin join user_account as other on other.id = twin.user_id
        where twin.document_number = c.document_number and twin.user_id <> c.user_id limit 20) as "sameDocument"
    from ${from} where c.id = ${id}`.execute(db);
  const [check] = rows;
  if (!check) throw new DomainError('recordNotFound');
  return check;
}

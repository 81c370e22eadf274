import { sql } from 'kysely';
import type { AppContext } from '../../context.ts';
import type { Page, PageRequest } from '../paging.ts';
import { patternOf, readPage, when } from '../read-page.ts';

export interface AuditRow {
  readonly id: string;
  readonly at: Date;
  readonly action: string;
  readonly actor: string;
  readonly actorKind: 'staff' | 'merchant' | 'system';
  readonly subjectId: string;
  readonly reason: string;
  readonly before: string | null;
  readonly after: string | null;
  readonly ipAddress: string | null;
}

export interface AuditFilter {
  readonly keyword?: string | undefined;
  readonly action?: string | undefined;
  readonly subjectId?: string | undefined;
  readonly actorKind?: AuditRow['actorKind'] | undefined;
  readonly from?: Date | undefined;
  readonly until?: Date | undefined;
}

/** One page of the audit log, newest first. */
export const listAudit = (
  { db }: AppContext,
  filter: AuditFilter,
  page: PageRequest,
): Promise<Page<AuditRow>> =>
  readPage<AuditRow>(db, page, {
    select: sql`id, at, act as action, actor, actor_kind as "actorKind", subject_id as "subjectId", reason, before::text as before,
      after::text as after, address as "ipAddress"`,
    from: sql`desk_act`,
    where: [
      when(filter.action, (action) => sql`act = ${action}`),
      when(filter.subjectId, (id) => sql`subject_id = ${id}`),
      when(filter.actorKind, (kind) => sql`actor_kind = ${kind}`),
      when(filter.from, (from) => sql`at >= ${from}`),
      when(filter.until, (until) => sql`at < ${until}`),
      when(
        filter.keyword,
        (word) =>
          sql`(actor ilike ${patternOf(word)} or subject_id ilike ${patternOf(word)} or reason ilike ${patternOf(word)})`,
      ),
    ],
    orderBy: sql`at desc, id desc`,
  });

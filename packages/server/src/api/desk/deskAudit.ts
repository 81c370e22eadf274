import { listAudit } from '../../domain/audit/list-audit.ts';
import type { DeskHandler } from '../handler.ts';
import { showAudit } from '../wire/office/audit.ts';
import { pageData, pageRequest } from '../wire/paging.ts';
import { dateOf } from '../wire/time.ts';

export const deskAuditList: DeskHandler<'deskAuditList'> = async ({ ctx, input }) => {
  const { keyword, act: action, subjectId, actorKind } = input;
  const filter = {
    keyword,
    action,
    subjectId,
    actorKind,
    from: dateOf(input.from),
    until: dateOf(input.until),
  };
  return pageData(await listAudit(ctx, filter, pageRequest(input)), showAudit);
};

import type { DeskAuditRow } from '@openmall/sdk/desk';
import type { AuditRow } from '../../../domain/audit/list-audit.ts';

export const showAudit = ({ at, ...row }: AuditRow): DeskAuditRow => ({ ...row, at: at.getTime() });

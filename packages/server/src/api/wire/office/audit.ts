import type { DeskAuditRow } from '@openmall/sdk/desk';
import type { AuditRow } from '../../../domain/audit/list-audit.ts';

export const showAudit = ({ at, action, ipAddress, ...row }: AuditRow): DeskAuditRow => ({
  ...row,
  at: at.getTime(),
  act: action,
  address: ipAddress,
});

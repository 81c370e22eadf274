import { deskAuditList, type DeskAuditListParams, type DeskAuditRow } from '@openmall/sdk/desk';
import { t } from '../../shared/i18n/i18n.ts';
import { ExportButton } from '../../shared/list/ExportButton.tsx';
import { session } from '../session.ts';

const HEAD = [
  'at',
  'act',
  'actor',
  'actorKind',
  'subjectId',
  'reason',
  'before',
  'after',
  'address',
] as const;

const lineOf = (row: DeskAuditRow) =>
  HEAD.map((name) => (name === 'at' ? new Date(row.at).toISOString() : row[name]));

interface Props {
  readonly input: DeskAuditListParams;
  readonly total: number;
}

/** The audit log as CSV, by the filters in use. */
export const AuditExport = ({ input, total }: Props) => (
  <ExportButton
    label={t('list.export')}
    file="audit-log.csv"
    head={HEAD}
    total={total}
    readPage={async (pageNum, pageSize) =>
      (await deskAuditList(session.transport, { ...input, pageNum, pageSize })).pageList.map(lineOf)
    }
  />
);

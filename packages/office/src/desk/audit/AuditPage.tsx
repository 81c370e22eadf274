import type { GridColDef } from '@mui/x-data-grid';
import type { DeskAuditListParams, DeskAuditRow } from '@openmall/sdk/desk';
import { useDeskAuditList } from '@openmall/sdk/desk/hooks';
import { keepPreviousData } from '@tanstack/react-query';
import { formatAge } from '../../shared/i18n/format.ts';
import { t } from '../../shared/i18n/i18n.ts';
import { momentColumn, textColumn } from '../../shared/list/columns.ts';
import { filterOf } from '../../shared/list/filter-of.ts';
import { RecordList } from '../../shared/list/RecordList.tsx';
import { listInput, useListState } from '../../shared/list/use-list-state.ts';
import { RowCard } from '../../shared/ui/RowCard.tsx';
import { AuditExport } from './AuditExport.tsx';
import { actionName } from './History.tsx';

const KINDS = ['staff', 'merchant', 'system'] as const;

const columns: readonly GridColDef<DeskAuditRow>[] = [
  momentColumn('at', t('audit.at')),
  {
    ...textColumn<DeskAuditRow>('act', t('audit.action'), { minWidth: 200, flex: 1 }),
    valueFormatter: (action: string) => actionName(action),
  },
  textColumn('actor', t('audit.actor'), { minWidth: 160, flex: 1 }),
  textColumn('subjectId', t('audit.subject'), { minWidth: 160, flex: 1 }),
  textColumn('reason', t('action.reason'), { minWidth: 180, flex: 1 }),
];

const filters = [filterOf('actorKind', t('audit.kind'), KINDS, (kind) => t(`actorKind.${kind}`))];

/** Every action of the back office. No row can be changed. */
export function AuditPage() {
  const state = useListState();
  const input = listInput(state) as DeskAuditListParams; // The server checks what stands in the address.
  const list = useDeskAuditList(input, { query: { placeholderData: keepPreviousData } });
  return (
    <RecordList
      title={t('audit.title')}
      base="/audit"
      state={state}
      list={list}
      columns={columns}
      filters={filters}
      searchHint={t('audit.search')}
      empty={t('audit.empty')}
      tools={<AuditExport input={input} total={list.data?.pageInfo.totalElements ?? 0} />}
      card={(row) => (
        <RowCard title={actionName(row.act)}>
          {row.actor} · {formatAge(row.at)}
        </RowCard>
      )}
    />
  );
}

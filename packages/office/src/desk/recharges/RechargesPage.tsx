import type { GridColDef } from '@mui/x-data-grid';
import type { DeskRechargeListParams, DeskRechargeRow } from '@openmall/sdk/desk';
import { useDeskRechargeList } from '@openmall/sdk/desk/hooks';
import { keepPreviousData } from '@tanstack/react-query';
import { formatAge, formatMoney } from '../../shared/i18n/format.ts';
import { t } from '../../shared/i18n/i18n.ts';
import { ageColumn, moneyColumn, textColumn } from '../../shared/list/columns.ts';
import { filterOf } from '../../shared/list/filter-of.ts';
import { RecordList } from '../../shared/list/RecordList.tsx';
import { listInput, useListState } from '../../shared/list/use-list-state.ts';
import { RowCard } from '../../shared/ui/RowCard.tsx';
import { StateChip } from '../../shared/ui/StateChip.tsx';

type State = DeskRechargeRow['state'];
const COLORS = { waiting: 'warning', credited: 'success', failed: 'default', reversed: 'error' } as const;
const STATES = ['waiting', 'credited', 'failed', 'reversed'] as const;

export const RechargeState = ({ state }: { readonly state: State }) => (
  <StateChip color={COLORS[state]} label={t(`rechargeState.${state}`)} />
);

const columns: readonly GridColDef<DeskRechargeRow>[] = [
  textColumn('number', t('recharges.number'), { minWidth: 130 }),
  ageColumn('createdAt', t('recharges.sent')),
  textColumn('username', t('recharges.user'), { minWidth: 180, flex: 1 }),
  moneyColumn('amount', t('recharges.amount')),
  {
    ...textColumn<DeskRechargeRow>('volume', t('recharges.volume')),
    valueGetter: (_value, { volume, coin }) => `${volume} ${coin}`,
  },
  textColumn('blockchain', t('recharges.chain'), { minWidth: 110 }),
  {
    ...textColumn<DeskRechargeRow>('state', t('recharges.state')),
    renderCell: ({ row }) => <RechargeState state={row.state} />,
  },
];

const filters = [filterOf('state', t('recharges.state'), STATES, (state) => t(`rechargeState.${state}`))];

/** Recharges of all users. */
export function RechargesPage() {
  const state = useListState();
  const input = listInput(state) as DeskRechargeListParams; // The server checks what stands in the address.
  const list = useDeskRechargeList(input, { query: { placeholderData: keepPreviousData } });
  return (
    <RecordList
      title={t('recharges.title')}
      base="/recharges"
      state={state}
      list={list}
      columns={columns}
      filters={filters}
      searchHint={t('recharges.search')}
      empty={t('recharges.empty')}
      card={(row) => (
        <RowCard title={formatMoney(row.amount)} chip={<RechargeState state={row.state} />}>
          {row.username} · {formatAge(row.createdAt)}
        </RowCard>
      )}
    />
  );
}

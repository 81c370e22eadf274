import type { GridColDef } from '@mui/x-data-grid';
import type { MerchantRefundListParams, MerchantRefundRow } from '@openmall/sdk/merchant';
import { useMerchantRefundList } from '@openmall/sdk/merchant/hooks';
import { keepPreviousData } from '@tanstack/react-query';
import { formatDay, formatMoney } from '../../shared/i18n/format.ts';
import { t } from '../../shared/i18n/i18n.ts';
import { moneyColumn, momentColumn, textColumn } from '../../shared/list/columns.ts';
import { RecordList } from '../../shared/list/RecordList.tsx';
import { StateTabs } from '../../shared/list/StateTabs.tsx';
import { listInput, useListState } from '../../shared/list/use-list-state.ts';
import { RowCard } from '../../shared/ui/RowCard.tsx';
import { StateChip } from '../../shared/ui/StateChip.tsx';

type RefundStateCode = Exclude<MerchantRefundRow['state'], 0>;

/** A request waits for an answer; the other two have one. */
const LOOKS = {
  1: { color: 'warning', text: 'returnState.1' },
  2: { color: 'success', text: 'returnState.4' },
  3: { color: 'default', text: 'returnState.5' },
} as const;

const lookOf = (state: MerchantRefundRow['state']) => LOOKS[state === 0 ? 1 : state];

export const RefundState = ({ state }: { readonly state: MerchantRefundRow['state'] }) => (
  <StateChip color={lookOf(state).color} label={t(lookOf(state).text)} />
);

/** A decision ends the deadline. */
const due = ({ state, deadline }: MerchantRefundRow) => (state === 1 ? formatDay(deadline) : '–');

const columns: readonly GridColDef<MerchantRefundRow>[] = [
  textColumn('number', t('orders.number'), { minWidth: 130 }),
  { ...momentColumn<MerchantRefundRow>('requestedAt', t('returnState.1')), sortable: true },
  textColumn('buyer', t('orders.buyer'), { minWidth: 150, flex: 1 }),
  {
    ...textColumn<MerchantRefundRow>('reason', t('action.reason'), { minWidth: 180, flex: 1 }),
    valueGetter: (_value, row) => t(`returnReason.${row.reason}`),
  },
  textColumn('pieces', t('orders.pieces'), { minWidth: 80 }),
  moneyColumn('total', t('returns.total')),
  {
    ...textColumn<MerchantRefundRow>('state', t('orders.status')),
    renderCell: ({ row }) => <RefundState state={row.state} />,
  },
  {
    ...textColumn<MerchantRefundRow>('deadline', t('returns.deadline'), { sortable: true }),
    valueGetter: (_value, row) => due(row),
  },
];

const STATES: readonly RefundStateCode[] = [1, 2, 3];

/** Refunds that buyers ask for before the shipment. */
export function RefundsPage() {
  const state = useListState();
  const input = listInput(state) as MerchantRefundListParams; // The server checks what stands in the address.
  const list = useMerchantRefundList(input, { query: { placeholderData: keepPreviousData } });
  const countOf = (code: RefundStateCode) => list.data?.counts.find((row) => row.state === code)?.count ?? 0;
  const tabs = STATES.map((code) => ({
    value: String(code),
    label: t(lookOf(code).text),
    count: countOf(code),
    isUrgent: code === 1,
  }));
  return (
    <RecordList
      title={t('menu.refunds')}
      base="/refunds"
      state={state}
      list={list}
      columns={columns}
      filters={[]}
      tabs={<StateTabs label={t('orders.status')} state={state} tabs={tabs} />}
      searchHint={t('refunds.search')}
      empty={t('refunds.empty')}
      card={(row) => (
        <RowCard title={row.number} chip={<RefundState state={row.state} />}>
          {row.buyer} · {t(`returnReason.${row.reason}`)} · {formatMoney(row.total)}
        </RowCard>
      )}
    />
  );
}

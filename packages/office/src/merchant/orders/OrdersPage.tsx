import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { GridColDef } from '@mui/x-data-grid';
import type { MerchantOrderListParams, MerchantOrderRow } from '@openmall/sdk/merchant';
import { useMerchantOrderList } from '@openmall/sdk/merchant/hooks';
import { keepPreviousData } from '@tanstack/react-query';
import { formatDay, formatMoment, formatMoney } from '../../shared/i18n/format.ts';
import { t, textOr } from '../../shared/i18n/i18n.ts';
import type { Filter } from '../../shared/list/list-page-props.ts';
import { RecordList } from '../../shared/list/RecordList.tsx';
import { listInput, useListState } from '../../shared/list/use-list-state.ts';
import { StateChip } from '../../shared/ui/StateChip.tsx';

const COLORS = { 1: 'warning', 2: 'warning', 3: 'info', 4: 'success', 5: 'success' } as const;

export const StatusChip = ({ status }: { readonly status: MerchantOrderRow['status'] }) => (
  <StateChip
    color={status in COLORS ? COLORS[status as keyof typeof COLORS] : 'default'}
    label={textOr(`orderStatus.${status}`, String(status))}
  />
);

const isLate = ({ shipBy }: MerchantOrderRow): boolean => shipBy !== null && shipBy < Date.now();

/** The last day of the promised dispatch. */
const DispatchBy = ({ order }: { readonly order: MerchantOrderRow }) => (
  <Typography component="span" sx={{ color: isLate(order) ? 'error.main' : 'inherit' }}>
    {formatDay(order.shipBy)}
    {isLate(order) && ` · ${t('orders.late')}`}
  </Typography>
);

const columns: readonly GridColDef<MerchantOrderRow>[] = [
  { field: 'number', headerName: t('orders.number'), minWidth: 130, sortable: false },
  {
    field: 'placedAt',
    headerName: t('orders.placed'),
    minWidth: 170,
    valueFormatter: (value: number) => formatMoment(value),
  },
  { field: 'buyer', headerName: t('orders.buyer'), minWidth: 150, flex: 1, sortable: false },
  { field: 'pieces', headerName: t('orders.pieces'), type: 'number', width: 80, sortable: false },
  {
    field: 'total',
    headerName: t('orders.total'),
    type: 'number',
    width: 120,
    valueFormatter: (value: number) => formatMoney(value),
  },
  {
    field: 'status',
    headerName: t('orders.status'),
    minWidth: 120,
    sortable: false,
    renderCell: ({ row }) => <StatusChip status={row.status} />,
  },
  {
    field: 'shipBy',
    headerName: t('orders.dispatchBy'),
    minWidth: 170,
    renderCell: ({ row }) => <DispatchBy order={row} />,
  },
];

const STATUSES = [1, 2, 3, 4, 5, 6, 0, -1];
const filters: readonly Filter[] = [
  {
    name: 'status',
    label: t('orders.filterStatus'),
    options: STATUSES.map((status) => ({
      value: String(status),
      label: textOr(`orderStatus.${status}`, String(status)),
    })),
  },
  {
    name: 'isLate',
    label: t('orders.dispatchBy'),
    options: [{ value: 'true', label: t('orders.filterLate') }],
  },
];

const OrderCard = ({ order }: { readonly order: MerchantOrderRow }) => (
  <Stack sx={{ gap: 0.5 }}>
    <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center' }}>
      <Typography sx={{ fontWeight: 600 }}>{order.number}</Typography>
      <StatusChip status={order.status} />
    </Stack>
    <Typography sx={{ color: 'text.secondary' }}>
      {order.buyer} · {formatMoney(order.total)}
    </Typography>
    {order.shipBy !== null && <DispatchBy order={order} />}
  </Stack>
);

/** The orders of the store, with one of them beside the list. */
export function OrdersPage() {
  const state = useListState();
  const input = listInput(state) as MerchantOrderListParams; // The server checks what stands in the address.
  const list = useMerchantOrderList(input, { query: { placeholderData: keepPreviousData } });
  return (
    <RecordList
      title={t('orders.title')}
      base="/orders"
      state={state}
      list={list}
      columns={columns}
      filters={filters}
      searchHint={t('orders.search')}
      empty={t('orders.empty')}
      card={(order) => <OrderCard order={order} />}
    />
  );
}

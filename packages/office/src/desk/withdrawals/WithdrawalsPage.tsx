import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { GridColDef } from '@mui/x-data-grid';
import type { DeskWithdrawalListParams, DeskWithdrawalRow } from '@openmall/sdk/desk';
import { useDeskWithdrawalList } from '@openmall/sdk/desk/hooks';
import { keepPreviousData } from '@tanstack/react-query';
import { formatAge, formatMoney } from '../../shared/i18n/format.ts';
import { t } from '../../shared/i18n/i18n.ts';
import type { Filter } from '../../shared/list/list-page-props.ts';
import { RecordList } from '../../shared/list/RecordList.tsx';
import { twoLines } from '../../shared/ui/RowCard.tsx';
import { StateChip as RecordState } from '../../shared/ui/StateChip.tsx';
import { listInput, useListState } from '../../shared/list/use-list-state.ts';

const COLORS = { toCheck: 'warning', toPay: 'info', paidOut: 'success', refused: 'default' } as const;

export const StateChip = ({ state }: { readonly state: DeskWithdrawalRow['state'] }) => (
  <RecordState color={COLORS[state]} label={t(`withdrawalState.${state}`)} />
);

export const RiskChips = ({ risks }: { readonly risks: DeskWithdrawalRow['risks'] }) => (
  <Stack direction="row" useFlexGap sx={{ gap: 0.5, flexWrap: 'wrap', alignItems: 'center' }}>
    {risks.map((risk) => (
      <Chip key={risk} size="small" color="error" variant="outlined" label={t(`risk.${risk}`)} />
    ))}
  </Stack>
);

const approvalsOf = ({ approvals, approvalsNeeded }: DeskWithdrawalRow) =>
  `${approvals.length} / ${approvalsNeeded}`;

const columns: readonly GridColDef<DeskWithdrawalRow>[] = [
  { field: 'number', headerName: t('withdrawals.number'), minWidth: 120, sortable: false },
  {
    field: 'createdAt',
    headerName: t('withdrawals.requested'),
    minWidth: 110,
    valueFormatter: (value: number) => formatAge(value),
  },
  { field: 'username', headerName: t('withdrawals.user'), minWidth: 200, flex: 2, sortable: false },
  {
    field: 'amount',
    headerName: t('withdrawals.amount'),
    type: 'number',
    width: 120,
    valueGetter: (value: string) => value,
    valueFormatter: (value: string) => formatMoney(value),
  },
  {
    field: 'channel',
    headerName: t('withdrawals.to'),
    minWidth: 120,
    sortable: false,
    valueGetter: (_value, row) => [row.channel, row.blockchain].filter(Boolean).join(' '),
  },
  {
    field: 'approvals',
    headerName: t('withdrawals.approvals'),
    width: 100,
    sortable: false,
    valueGetter: (_value, row) => approvalsOf(row),
  },
  {
    field: 'state',
    headerName: t('withdrawals.state'),
    minWidth: 120,
    sortable: false,
    renderCell: ({ row }) => <StateChip state={row.state} />,
  },
  {
    field: 'risks',
    headerName: t('withdrawals.risks'),
    minWidth: 220,
    flex: 1,
    sortable: false,
    renderCell: ({ row }) => (
      <Box sx={{ display: 'flex', blockSize: '100%' }}>
        <RiskChips risks={row.risks} />
      </Box>
    ),
  },
];

const STATES = ['toCheck', 'toPay', 'paidOut', 'refused'] as const;
const filters: readonly Filter[] = [
  {
    name: 'state',
    label: t('withdrawals.state'),
    options: STATES.map((state) => ({ value: state, label: t(`withdrawalState.${state}`) })),
  },
];

const WithdrawalCard = ({ row }: { readonly row: DeskWithdrawalRow }) => (
  <Stack sx={{ gap: 0.5 }}>
    <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center' }}>
      <Typography sx={{ fontWeight: 600 }}>{formatMoney(row.amount)}</Typography>
      <StateChip state={row.state} />
    </Stack>
    <Typography sx={{ color: 'text.secondary', ...twoLines }}>
      {row.username} · {formatAge(row.createdAt)}
    </Typography>
    <RiskChips risks={row.risks} />
  </Stack>
);

/** Withdrawals of all users, with one of them beside the list. */
export function WithdrawalsPage() {
  const state = useListState();
  const input = listInput(state) as DeskWithdrawalListParams; // The server checks what stands in the address.
  const list = useDeskWithdrawalList(input, { query: { placeholderData: keepPreviousData } });
  return (
    <RecordList
      title={t('withdrawals.title')}
      base="/withdrawals"
      state={state}
      list={list}
      columns={columns}
      filters={filters}
      searchHint={t('withdrawals.search')}
      empty={t('withdrawals.empty')}
      card={(row) => <WithdrawalCard row={row} />}
    />
  );
}

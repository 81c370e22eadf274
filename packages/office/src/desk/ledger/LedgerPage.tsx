import type { GridColDef } from '@mui/x-data-grid';
import type { DeskAccountRow, DeskLedgerAccountsParams } from '@openmall/sdk/desk';
import { useDeskLedgerAccounts } from '@openmall/sdk/desk/hooks';
import { keepPreviousData } from '@tanstack/react-query';
import { t } from '../../shared/i18n/i18n.ts';
import { moneyColumn, textColumn } from '../../shared/list/columns.ts';
import { filterOf } from '../../shared/list/filter-of.ts';
import { RecordList } from '../../shared/list/RecordList.tsx';
import { listInput, useListState } from '../../shared/list/use-list-state.ts';
import { accountName } from '../customers/account-name.ts';
import { RowCard } from '../../shared/ui/RowCard.tsx';
import { LedgerCheckCard } from './LedgerCheckCard.tsx';
import { formatLedger, kindName } from './ledger-texts.ts';
import { Suspended } from './Suspended.tsx';

const KINDS = [
  'wallet',
  'merchant',
  'escrow',
  'chain',
  'withdraw_hold',
  'loan_debt',
  'suspense',
  'fee',
  'commission',
  'promotion',
] as const;

const ownerName = (owner: string | null): string => (owner === null ? t('ledger.mall') : accountName(owner));

const columns: readonly GridColDef<DeskAccountRow>[] = [
  {
    ...textColumn<DeskAccountRow>('kind', t('identity.kind'), { minWidth: 160 }),
    valueGetter: (_value, { kind }) => kindName(kind),
  },
  {
    ...textColumn<DeskAccountRow>('owner', t('ledger.owner'), { minWidth: 180, flex: 1 }),
    valueGetter: (_value, { owner }) => ownerName(owner),
  },
  {
    ...moneyColumn<DeskAccountRow>('balance', t('ledger.balance'), { width: 200 }),
    valueFormatter: (value: string) => formatLedger(value),
  },
  textColumn('currency', t('channels.currency'), { minWidth: 100 }),
  { ...textColumn<DeskAccountRow>('transfers', t('ledger.transfers'), { minWidth: 120 }), type: 'number' },
];

const filters = [filterOf('kind', t('identity.kind'), KINDS, kindName)];

/** Whether the rules of the ledger hold, money that somebody has to decide about, and the accounts. */
export function LedgerPage() {
  const state = useListState();
  const input = listInput(state) as DeskLedgerAccountsParams; // The server checks what stands in the address.
  const list = useDeskLedgerAccounts(input, { query: { placeholderData: keepPreviousData } });
  return (
    <RecordList
      title={t('ledger.title')}
      base="/ledger"
      state={state}
      list={list}
      columns={columns}
      filters={filters}
      searchHint={t('ledger.search')}
      empty={t('list.none')}
      tabs={
        <>
          <LedgerCheckCard />
          <Suspended />
        </>
      }
      card={(row) => (
        <RowCard title={`${formatLedger(row.balance)} ${row.currency}`}>
          {kindName(row.kind)} · {ownerName(row.owner)}
        </RowCard>
      )}
    />
  );
}

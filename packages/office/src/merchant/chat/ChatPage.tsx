import type { GridColDef } from '@mui/x-data-grid';
import type { MerchantChatListParams, MerchantChatRow } from '@openmall/sdk/merchant';
import { useMerchantChatList } from '@openmall/sdk/merchant/hooks';
import { keepPreviousData } from '@tanstack/react-query';
import { formatAge } from '../../shared/i18n/format.ts';
import { t } from '../../shared/i18n/i18n.ts';
import { ageColumn, textColumn } from '../../shared/list/columns.ts';
import { RecordList } from '../../shared/list/RecordList.tsx';
import { listInput, useListState } from '../../shared/list/use-list-state.ts';
import { RowCard } from '../../shared/ui/RowCard.tsx';
import { StateChip } from '../../shared/ui/StateChip.tsx';

type Row = MerchantChatRow & { readonly id: string };

const Waiting = ({ row }: { readonly row: Row }) =>
  row.isWaiting ? (
    <StateChip color="warning" label={t('chat.waiting')} />
  ) : (
    <StateChip color="success" label={t('chat.answered')} />
  );

const lastWords = (row: Row) => (row.isLastPicture ? t('chat.picture') : row.lastText);

const columns: readonly GridColDef<Row>[] = [
  textColumn('buyer', t('orders.buyer'), { minWidth: 180, flex: 1 }),
  {
    ...textColumn<Row>('lastText', t('chat.last'), { minWidth: 260, flex: 2 }),
    valueGetter: (_value, row) => lastWords(row),
  },
  { ...ageColumn<Row>('waitingSince', t('chat.since')), sortable: false },
  { ...textColumn<Row>('unread', t('chat.unread'), { minWidth: 90 }), type: 'number' },
  { ...textColumn<Row>('isWaiting', t('chat.state')), renderCell: ({ row }) => <Waiting row={row} /> },
];

const filters = [
  {
    name: 'isWaiting',
    label: t('chat.state'),
    options: [
      { value: 'true', label: t('chat.waiting') },
      { value: 'false', label: t('chat.answered') },
    ],
  },
];

const POLL_MS = 10_000;

/** Conversations of buyers with the store, the longest wait first. */
export function ChatPage() {
  const state = useListState();
  const { isWaiting, ...input } = listInput(state) as Record<string, string | number>;
  const params = {
    ...input,
    ...(isWaiting && { isWaiting: isWaiting === 'true' }),
  } as MerchantChatListParams;
  const list = useMerchantChatList(params, {
    query: { placeholderData: keepPreviousData, refetchInterval: POLL_MS },
  });
  const data = list.data && {
    ...list.data,
    pageList: list.data.pageList.map((row): Row => ({ ...row, id: row.userId })),
  };
  return (
    <RecordList
      title={t('chat.title')}
      base="/chat"
      state={state}
      list={{ data, error: list.error, isFetching: list.isFetching, refetch: list.refetch }}
      columns={columns}
      filters={filters}
      searchHint={t('orders.buyer')}
      empty={t('buyerChat.empty')}
      card={(row) => (
        <RowCard title={row.buyer} chip={<Waiting row={row} />}>
          {lastWords(row)} · {formatAge(row.lastAt)}
        </RowCard>
      )}
    />
  );
}

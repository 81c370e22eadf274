import Box from '@mui/material/Box';
import Rating from '@mui/material/Rating';
import type { GridColDef } from '@mui/x-data-grid';
import type { MerchantReviewListParams, MerchantReviewRow } from '@openmall/sdk/merchant';
import { useMerchantReviewList } from '@openmall/sdk/merchant/hooks';
import { keepPreviousData } from '@tanstack/react-query';
import { t } from '../../shared/i18n/i18n.ts';
import { momentColumn, textColumn } from '../../shared/list/columns.ts';
import { filterOf } from '../../shared/list/filter-of.ts';
import { RecordList } from '../../shared/list/RecordList.tsx';
import { StateTabs } from '../../shared/list/StateTabs.tsx';
import { listInput, useListState } from '../../shared/list/use-list-state.ts';
import { RowCard } from '../../shared/ui/RowCard.tsx';
import { StateChip } from '../../shared/ui/StateChip.tsx';

const stateOf = ({ reply }: MerchantReviewRow) => (reply === null ? 'unanswered' : 'answered');

export const ReplyChip = ({ row }: { readonly row: MerchantReviewRow }) => (
  <StateChip color={row.reply === null ? 'warning' : 'success'} label={t(`reviewState.${stateOf(row)}`)} />
);

/** Stars with their number, since the stars alone are only a picture. */
export const Stars = ({ rating }: { readonly rating: number }) => (
  <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5 }}>
    {rating}
    <Rating value={rating} readOnly size="small" aria-hidden role="presentation" />
  </Box>
);

const wordsOf = ({ content }: MerchantReviewRow) => content || t('reviews.noWords');

const columns: readonly GridColDef<MerchantReviewRow>[] = [
  { ...momentColumn<MerchantReviewRow>('createdAt', t('orders.placed')), sortable: true },
  {
    ...textColumn<MerchantReviewRow>('rating', t('reviews.stars'), { minWidth: 140, sortable: true }),
    renderCell: ({ row }) => <Stars rating={row.rating} />,
  },
  {
    ...textColumn<MerchantReviewRow>('content', t('reviews.one'), { minWidth: 240, flex: 2 }),
    valueGetter: (_value, row) => wordsOf(row),
  },
  textColumn('name', t('goods.one'), { minWidth: 180, flex: 1 }),
  textColumn('author', t('orders.buyer'), { minWidth: 110 }),
  {
    ...textColumn<MerchantReviewRow>('reply', t('orders.status'), { minWidth: 130 }),
    renderCell: ({ row }) => <ReplyChip row={row} />,
  },
];

const filters = [
  filterOf('rating', t('reviews.stars'), ['5', '4', '3', '2', '1'] as const, (value) => `${value} ★`),
];

/** Reviews of the store's goods. */
export function ReviewsPage() {
  const state = useListState();
  const { rating, ...input } = listInput(state) as Record<string, string | number>;
  // The server checks what stands in the address.
  const params = { ...input, ...(rating && { rating: Number(rating) }) } as MerchantReviewListParams;
  const list = useMerchantReviewList(params, { query: { placeholderData: keepPreviousData } });
  const tabs = (['unanswered', 'answered'] as const).map((value) => ({
    value,
    label: t(`reviewState.${value}`),
    count: list.data?.counts.find((row) => row.state === value)?.count ?? 0,
    isUrgent: value === 'unanswered',
  }));
  return (
    <RecordList
      title={t('menu.reviews')}
      base="/reviews"
      state={state}
      list={list}
      columns={columns}
      filters={filters}
      tabs={<StateTabs label={t('orders.status')} state={state} tabs={tabs} />}
      searchHint={t('reviews.search')}
      empty={t('reviews.empty')}
      card={(row) => (
        <RowCard title={row.name} chip={<ReplyChip row={row} />}>
          <Stars rating={row.rating} /> · {wordsOf(row)}
        </RowCard>
      )}
    />
  );
}

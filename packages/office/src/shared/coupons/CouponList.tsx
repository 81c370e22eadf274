import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { GridColDef } from '@mui/x-data-grid';
import type { OfficeCouponRow } from '@openmall/sdk/desk';
import type { ComponentProps } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { formatMoment } from '../i18n/format.ts';
import { t } from '../i18n/i18n.ts';
import { moneyColumn, momentColumn, textColumn } from '../list/columns.ts';
import { filterOf } from '../list/filter-of.ts';
import { RecordList } from '../list/RecordList.tsx';
import type { ListState } from '../list/use-list-state.ts';
import { RowCard } from '../ui/RowCard.tsx';
import { CouponState, payerText } from './CouponFacts.tsx';
import { discountText, STATES, stateText, usesText } from './coupon-texts.ts';

type Row = OfficeCouponRow;

const columns: readonly GridColDef<Row>[] = [
  {
    ...textColumn<Row>('code', t('coupons.code'), { minWidth: 160, flex: 1 }),
    // A long code ends with the ellipsis, also where lines begin on the right.
    renderCell: ({ row: { code } }) => (
      <Box dir="ltr" sx={{ overflow: 'hidden', textOverflow: 'ellipsis', textAlign: 'match-parent' }}>
        {code}
      </Box>
    ),
  },
  {
    ...textColumn<Row>('amount', t('coupons.discount'), { minWidth: 160, flex: 1 }),
    valueGetter: (_value, row) => discountText(row),
  },
  moneyColumn('minGoods', t('coupons.minimum'), { sortable: false }),
  {
    ...textColumn<Row>('used', t('coupons.used'), { minWidth: 110 }),
    valueGetter: (_value, row) => usesText(row),
  },
  moneyColumn('discounted', t('coupons.cost'), { sortable: false }),
  momentColumn('endsAt', t('content.until')),
  {
    ...textColumn<Row>('state', t('recharges.state')),
    renderCell: ({ row }) => <CouponState state={row.state} />,
  },
];

const payerColumn: GridColDef<Row> = {
  ...textColumn<Row>('storeName', t('coupons.payer'), { minWidth: 160, flex: 1 }),
  valueGetter: (_value, row) => payerText(row),
};

const stateFilter = filterOf('state', t('recharges.state'), STATES, stateText);
const payerFilter = filterOf('payer', t('coupons.payer'), ['mall', 'store'] as const, (payer) =>
  t(`coupons.${payer}`),
);

interface Props {
  readonly state: ListState;
  readonly list: ComponentProps<typeof RecordList<Row>>['list'];
  /** Whether the list has coupons of the mall and of all stores. */
  readonly isOfMall: boolean;
  readonly mayCreate: boolean;
}

/** The coupons of a store, or those of the mall and of all stores. */
export function CouponList({ state, list, isOfMall, mayCreate }: Props) {
  const { search } = useLocation();
  const [code, ...rest] = columns;
  return (
    <RecordList
      title={t('coupons.title')}
      base="/coupons"
      state={state}
      list={list}
      columns={isOfMall && code ? [code, payerColumn, ...rest] : columns}
      filters={isOfMall ? [stateFilter, payerFilter] : [stateFilter]}
      searchHint={t(isOfMall ? 'coupons.search' : 'coupons.code')}
      empty={t('coupons.empty')}
      tools={
        mayCreate && (
          <Button variant="contained" component={Link} to={{ pathname: '/coupons/new', search }}>
            {t('coupons.create')}
          </Button>
        )
      }
      card={(row) => (
        <RowCard title={row.code} chip={<CouponState state={row.state} />}>
          {discountText(row)} · {isOfMall ? payerText(row) : formatMoment(row.endsAt)}
        </RowCard>
      )}
    />
  );
}

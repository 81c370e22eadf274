import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { GridColDef } from '@mui/x-data-grid';
import type { MerchantGoodsListParams, MerchantGoodsRow } from '@openmall/sdk/merchant';
import { useMerchantGoodsList } from '@openmall/sdk/merchant/hooks';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { formatMoney } from '../../shared/i18n/format.ts';
import { t } from '../../shared/i18n/i18n.ts';
import { ageColumn, moneyColumn, textColumn } from '../../shared/list/columns.ts';
import { filterOf } from '../../shared/list/filter-of.ts';
import { RecordList } from '../../shared/list/RecordList.tsx';
import { listInput, useListState } from '../../shared/list/use-list-state.ts';
import { StateChip } from '../../shared/ui/StateChip.tsx';
import { BulkBar } from '../goods-bulk/BulkBar.tsx';
import { useMay } from '../use-may.ts';
import { GoodsExport } from './GoodsExport.tsx';

export const ShelfChip = ({ isOnShelf }: { readonly isOnShelf: boolean }) => (
  <StateChip color={isOnShelf ? 'success' : 'default'} label={t(isOnShelf ? 'shelf.on' : 'shelf.off')} />
);

const Picture = ({ image, size }: { readonly image: string | null; readonly size: number }) => (
  <Box
    sx={{
      inlineSize: size,
      blockSize: size,
      borderRadius: 1,
      bgcolor: 'action.hover',
      overflow: 'hidden',
      flexShrink: 0,
    }}
  >
    {image && <img src={image} alt="" width={size} height={size} style={{ objectFit: 'cover' }} />}
  </Box>
);

const number = (field: 'stock' | 'sold' | 'variants', label: string, sortable: boolean) => ({
  ...textColumn<MerchantGoodsRow>(field, label, { width: 100, minWidth: 90, sortable }),
  type: 'number' as const,
});

const columns: readonly GridColDef<MerchantGoodsRow>[] = [
  {
    ...textColumn<MerchantGoodsRow>('name', t('goods.name'), { minWidth: 280, flex: 2, sortable: true }),
    renderCell: ({ row }) => (
      <Stack direction="row" sx={{ gap: 1.5, alignItems: 'center', blockSize: '100%' }}>
        <Picture image={row.image} size={36} />
        <Typography noWrap>{row.name}</Typography>
      </Stack>
    ),
  },
  textColumn('category', t('goods.category'), { minWidth: 140, flex: 1 }),
  moneyColumn('price', t('goods.price'), { width: 110 }),
  number('stock', t('goods.stock'), true),
  number('sold', t('goods.sold'), true),
  number('variants', t('goods.variants'), false),
  {
    ...textColumn<MerchantGoodsRow>('isOnShelf', t('goods.shelf'), { minWidth: 120 }),
    renderCell: ({ row }) => <ShelfChip isOnShelf={row.isOnShelf} />,
  },
  ageColumn('changedAt', t('goods.changed')),
];

const filters = [
  filterOf('shelf', t('goods.shelf'), ['on', 'off'] as const, (value) => t(`shelf.${value}`)),
  filterOf('stock', t('goods.stock'), ['low', 'out'] as const, (value) => t(`stock.${value}`)),
];

const Card = ({ row }: { readonly row: MerchantGoodsRow }) => (
  <Stack direction="row" sx={{ gap: 1.5, alignItems: 'center' }}>
    <Picture image={row.image} size={48} />
    <Box sx={{ minInlineSize: 0, flexGrow: 1 }}>
      <Typography sx={{ fontWeight: 600 }} noWrap>
        {row.name}
      </Typography>
      <Typography sx={{ color: 'text.secondary' }} noWrap>
        {formatMoney(row.price)} · {t('goods.inStock' as never, { count: row.stock })}
      </Typography>
    </Box>
    <ShelfChip isOnShelf={row.isOnShelf} />
  </Stack>
);

/** The goods of the store. */
export function GoodsPage() {
  const state = useListState();
  const { search } = useLocation();
  const may = useMay();
  const input = listInput(state) as MerchantGoodsListParams; // The server checks what stands in the address.
  const [ids, setIds] = useState<readonly string[]>([]);
  const selection = may('merchantGoodsBulkEdit') ? { ids, onChange: setIds } : undefined;
  const list = useMerchantGoodsList(input, { query: { placeholderData: keepPreviousData } });
  return (
    <RecordList
      title={t('goods.title')}
      base="/goods"
      state={state}
      list={list}
      columns={columns}
      filters={filters}
      selection={selection}
      selectionBar={
        selection && (
          <BulkBar selection={selection} filter={input} total={list.data?.pageInfo.totalElements ?? 0} />
        )
      }
      searchHint={t('goods.search')}
      empty={t('goods.empty')}
      tools={
        may('merchantGoodsSave') && (
          <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap' }}>
            <GoodsExport filter={input} />
            <Button component={Link} to={{ pathname: '/goods/import', search }}>
              {t('goods.import')}
            </Button>
            <Button variant="contained" component={Link} to={{ pathname: '/goods/new', search }}>
              {t('goods.create')}
            </Button>
          </Stack>
        )
      }
      card={(row) => <Card row={row} />}
    />
  );
}

import Skeleton from '@mui/material/Skeleton';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { OrderLine } from '@openmall/sdk';
import { useOrderListGoods } from '@openmall/sdk/hooks';
import { Attributes } from '../../../shared/goods/Attributes.tsx';
import { useTranslation } from 'react-i18next';
import { productPath } from '../../../shared/navigation/paths.ts';
import { ErrorState } from '../../../shared/ui/feedback/ErrorState.tsx';
import {
  StackedTable,
  StackedTableBody,
  StackedTableHead,
  StackedTableRow,
} from '../../../shared/ui/display/stacked-table.ts';
import { Money } from '../../../shared/ui/display/Money.tsx';
import { Picture } from '../../../shared/ui/pictures/Picture.tsx';
import '../../../shared/themes/late/tables.ts';

const Cell = styled(TableCell)(({ theme }) => ({
  paddingInline: 12,
  whiteSpace: 'nowrap',
  '&:first-of-type': { paddingInlineStart: 0 },
  '&:last-of-type': { paddingInlineEnd: 0 },
  [theme.breakpoints.down('md')]: { padding: 0, border: 0 },
}));
const GoodsCell = styled(Cell)(({ theme }) => ({
  width: '100%',
  whiteSpace: 'normal',
  [theme.breakpoints.down('md')]: { flex: '1 0 100%' },
}));
const Row = styled(StackedTableRow)(({ theme }) => ({
  [theme.breakpoints.down('md')]: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'flex-end',
    gap: '4px 16px',
  },
}));
const Goods = styled('div')({ display: 'flex', alignItems: 'center', gap: 16 });
const GoodsPicture = styled(Picture)(({ theme }) => ({
  flex: 'none',
  width: 64,
  borderRadius: theme.vars.shape.borderRadiusSmall,
  '@media print': { display: 'none' },
}));
/** Phones hide the column heads, so the number alone would be unclear. */
const Times = styled('span')(({ theme }) => ({ [theme.breakpoints.up('md')]: { display: 'none' } }));
const OriginalPrice = styled('s')(({ theme }) => ({
  ...theme.typography.caption,
  display: 'block',
  color: theme.vars.palette.text.tertiary,
}));

const Refunded = styled('small')(({ theme }) => ({
  ...theme.typography.caption,
  display: 'block',
  color: theme.vars.palette.text.secondary,
}));

const MAX_LINES = 100;

function Line({ line }: { readonly line: OrderLine }) {
  const { t } = useTranslation('orders');
  const { goodsId, skuId, goodsName, goodsReal, sellingPrice } = line;
  return (
    <Row>
      <GoodsCell>
        <Goods>
          <GoodsPicture src={line.goodsIcon} alt="" width={64} />
          <span>
            {line.isValid === 1 ? (
              <Link
                href={productPath(goodsId, skuId === '-1' ? undefined : skuId)}
                color="inherit"
                underline="none"
              >
                <bdi>{goodsName}</bdi>
              </Link>
            ) : (
              <bdi>{goodsName}</bdi>
            )}
            <Typography
              component="small"
              variant="caption"
              sx={{ display: 'block', color: 'text.secondary' }}
            >
              <Attributes named of={line.attributes} />
            </Typography>
          </span>
        </Goods>
      </GoodsCell>
      <Cell align="right">
        <Money value={goodsReal} />
        {goodsReal < sellingPrice && (
          <OriginalPrice>
            <Money value={sellingPrice} />
          </OriginalPrice>
        )}
      </Cell>
      <Cell align="right">
        <bdi>
          <Times aria-hidden>× </Times>
          {line.goodsNum}
        </bdi>
        {Boolean(line.refundedNum) && (
          <Refunded>{t('lines.refunded', { pieces: line.refundedNum })}</Refunded>
        )}
      </Cell>
      <Cell align="right" sx={{ fontWeight: 600 }}>
        <Money value={line.totalCost} />
      </Cell>
    </Row>
  );
}

/** The lines of an order with the names and prices of the order date. */
export function DetailLines({ orderId }: { readonly orderId: string }) {
  const { t } = useTranslation('orders');
  const lines = useOrderListGoods({ orderId, pageSize: MAX_LINES }, { query: { meta: { inline: true } } });
  if (lines.isError) return <ErrorState error={lines.error} onRetry={() => void lines.refetch()} />;
  if (!lines.data) return <Skeleton height={120} />;
  return (
    <StackedTable>
      <StackedTableHead>
        <TableRow>
          <Cell>{t('lines.goods')}</Cell>
          <Cell align="right">{t('lines.price')}</Cell>
          <Cell align="right">{t('lines.count')}</Cell>
          <Cell align="right">{t('lines.sum')}</Cell>
        </TableRow>
      </StackedTableHead>
      <StackedTableBody>
        {lines.data.pageList.map((line) => (
          <Line key={`${line.goodsId} ${line.skuId}`} line={line} />
        ))}
      </StackedTableBody>
    </StackedTable>
  );
}

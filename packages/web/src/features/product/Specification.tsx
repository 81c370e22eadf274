import { styled } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import type { GoodsDetails, GoodsSku } from '@openmall/sdk';
import { textOr } from '../../shared/i18n/i18n.ts';
import { useTranslation } from 'react-i18next';
import { formatLength } from './size/lengths.ts';
import { SizeScale } from './size/SizeScale.tsx';
import '../../shared/themes/late/tables.ts';

const Row = styled(TableRow)(({ theme }) => ({
  verticalAlign: 'top',
  '&:nth-of-type(odd)': { backgroundColor: theme.vars.palette.background.default },
}));
const Cell = styled(TableCell)(({ theme }) => ({
  padding: '10px 16px',
  border: 0,
  fontSize: 14,
  lineHeight: '20px',
  overflowWrap: 'anywhere',
  [theme.breakpoints.down('sm')]: { paddingInline: 8 },
}));
const NameCell = styled(Cell)(({ theme }) => ({
  width: 220,
  color: theme.vars.palette.text.secondary,
  [theme.breakpoints.down('sm')]: { width: '40%' },
})) as typeof TableCell;

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 760px) minmax(0, 360px)',
  justifyContent: 'space-between',
  alignItems: 'start',
  gap: 32,
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 },
}));

export interface SpecificationProps {
  readonly goods: GoodsDetails;
  /** The chosen variant. */
  readonly sku: GoodsSku | undefined;
}

/** The specification of the goods as a table, and a drawing of their size. */
export function Specification({ goods, sku }: SpecificationProps) {
  const { t } = useTranslation('product');
  const rows = [
    ...(goods.attributes ?? []).map(({ attrName, attrValue }) => ({ name: attrName, value: attrValue })),
    {
      name: t('specification.category'),
      value: [goods.categoryName, goods.secondaryCateName].filter(Boolean).join(' / '),
    },
    {
      name: t('specification.unit'),
      value: textOr('product', `specification.units.${goods.unit}`, goods.unit),
    },
    { name: t('specification.min'), value: String(Math.max(1, goods.buyMin)) },
    { name: t('specification.code'), value: goods.goodsId },
  ];
  const variant = sku ?? goods.canSelectAttributes.skus[0];
  const dimensions = variant?.dimensions;
  if (dimensions)
    rows.unshift({
      name: t('scale.title'),
      value: t('scale.sides', {
        width: formatLength(dimensions.width),
        height: formatLength(dimensions.height),
        depth: formatLength(dimensions.depth),
      }),
    });
  return (
    <Columns>
      <Table>
        <TableBody>
          {rows.map(({ name, value }) => (
            <Row key={name}>
              <NameCell component="th" scope="row">
                {name}
              </NameCell>
              <Cell>
                <bdi>{value}</bdi>
              </Cell>
            </Row>
          ))}
        </TableBody>
      </Table>
      {dimensions && <SizeScale picture={variant.coverImg ?? goods.imgUrl1} dimensions={dimensions} />}
    </Columns>
  );
}

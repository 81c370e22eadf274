import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { MerchantGoodsBulkRow } from '@openmall/sdk/merchant';
import { formatMoney, formatPercent } from '../../shared/i18n/format.ts';
import { t } from '../../shared/i18n/i18n.ts';
import type { ChangeKind } from './change-form.ts';

/** Rows that are shown; those with a fault come first. */
const SHOWN = 100;

function figure(kind: ChangeKind, value: number | null): string {
  if (value === null) return '–';
  if (kind === 'price') return formatMoney(value);
  if (kind === 'shelf') return t(value === 1 ? 'shelf.on' : 'shelf.off');
  return kind === 'discount' ? formatPercent(-value / 100) : String(value);
}

interface Props {
  readonly kind: ChangeKind;
  readonly rows: readonly MerchantGoodsBulkRow[];
}

/** What a change makes of each product, or why it can't be made. */
export function BulkTable({ kind, rows }: Props) {
  const sorted = rows.toSorted((a, b) => Number(b.fault !== null) - Number(a.fault !== null));
  return (
    <>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>{t('goods.one')}</TableCell>
            <TableCell align="right">{t('bulk.before')}</TableCell>
            <TableCell align="right">{t('bulk.after')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {sorted.slice(0, SHOWN).map(({ goodsId, name, before, after, fault }) => (
            <TableRow key={goodsId}>
              <TableCell>
                {name || goodsId}
                {fault && (
                  <Typography variant="caption" component="div" sx={{ color: 'error.main' }}>
                    {t(`bulkFault.${fault}`)}
                  </Typography>
                )}
              </TableCell>
              <TableCell align="right">{figure(kind, before)}</TableCell>
              <TableCell align="right">{figure(kind, after)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {rows.length > SHOWN && (
        <Typography>{t('bulk.progress', { done: SHOWN, total: rows.length })}</Typography>
      )}
    </>
  );
}

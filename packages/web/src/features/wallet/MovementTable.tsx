import Avatar from '@mui/material/Avatar';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { WalletLog } from '@openmall/sdk';
import { formatMoment } from '../../shared/i18n/format.ts';
import { useTranslation } from 'react-i18next';
import { Money } from '../../shared/ui/display/Money.tsx';
import {
  StackedTable,
  StackedTableBody,
  StackedTableHead,
  StackedTableRow,
} from '../../shared/ui/display/stacked-table.ts';
import { kindIcons, reasonOf } from './movement-kinds.ts';
import '../../shared/themes/late/tables.ts';

const Cell = styled(TableCell)(({ theme }) => ({
  [theme.breakpoints.down('md')]: { padding: 0, border: 0 },
}));
const ReasonCell = styled(Cell)(({ theme }) => ({ [theme.breakpoints.down('md')]: { gridRow: '1 / 3' } }));
const FigureCell = styled(Cell)(({ theme }) => ({
  whiteSpace: 'nowrap',
  [theme.breakpoints.down('md')]: { gridColumn: 2 },
}));
const WhenCell = styled(Cell)(({ theme }) => ({
  color: theme.vars.palette.text.secondary,
  whiteSpace: 'nowrap',
  [theme.breakpoints.down('md')]: {
    gridRow: 3,
    paddingInlineStart: 54,
    fontSize: 12,
  },
}));
const Reason = styled('div')({ display: 'flex', alignItems: 'center', gap: 14 });
const Kind = styled('div')({ display: 'grid', justifyItems: 'start', minWidth: 0, overflowWrap: 'anywhere' });

const colorsOf = (direction: WalletLog['direction']) =>
  direction === 'in'
    ? { bgcolor: 'success.tint', color: 'success.main' }
    : { bgcolor: 'background.sunken', color: 'text.secondary' };

function KindCell({ movement }: { readonly movement: WalletLog }) {
  const { t } = useTranslation('wallet');
  const { kind, direction, refId, refNumber } = movement;
  const Icon = kindIcons[kind];
  const reason = reasonOf(movement);
  return (
    <ReasonCell>
      <Reason>
        <Avatar sx={colorsOf(direction)}>
          <Icon size={18} aria-hidden />
        </Avatar>
        <Kind>
          <span>{t(`kind.${kind}`)}</span>
          {reason && (
            <Link href={reason.path} variant="caption" underline="always" sx={{ color: 'text.secondary' }}>
              {t(`reason.${reason.key}`)} <bdi dir="ltr">{refNumber ?? refId}</bdi>
            </Link>
          )}
          {!reason && kind === 'demoBonus' && (
            <Typography component="small" variant="caption" sx={{ color: 'text.secondary' }}>
              {t('hint.demoBonus')}
            </Typography>
          )}
        </Kind>
      </Reason>
    </ReasonCell>
  );
}

function Row({ movement }: { readonly movement: WalletLog }) {
  const isIncoming = movement.direction === 'in';
  return (
    <StackedTableRow sx={{ paddingInline: { xs: 2, md: 0 } }}>
      <KindCell movement={movement} />
      <WhenCell>{formatMoment(movement.createTime)}</WhenCell>
      <FigureCell align="right" sx={{ fontWeight: 600, ...(isIncoming && { color: 'success.main' }) }}>
        <bdi dir="ltr">
          {isIncoming ? '+' : '−'}
          <Money value={movement.amount} />
        </bdi>
      </FigureCell>
      <FigureCell align="right" sx={{ color: 'text.secondary' }}>
        <Money value={movement.balance} />
      </FigureCell>
    </StackedTableRow>
  );
}

/** The movements of the wallet with the balance after each. */
export function MovementTable({ movements }: { readonly movements: readonly WalletLog[] }) {
  const { t } = useTranslation('wallet');
  return (
    <Card>
      <StackedTable aria-label={t('movements')}>
        <StackedTableHead>
          <TableRow>
            <TableCell>{t('column.reason')}</TableCell>
            <TableCell>{t('column.when')}</TableCell>
            <TableCell align="right">{t('column.amount')}</TableCell>
            <TableCell align="right">{t('column.after')}</TableCell>
          </TableRow>
        </StackedTableHead>
        <StackedTableBody>
          {movements.map((movement) => (
            <Row key={movement.id} movement={movement} />
          ))}
        </StackedTableBody>
      </StackedTable>
    </Card>
  );
}

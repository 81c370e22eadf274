import Avatar from '@mui/material/Avatar';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { WalletRecordStatus } from '@openmall/sdk';
import { fromWireTime } from '@openmall/sdk';
import { ChevronRight, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatMoment } from '../../../shared/i18n/format.ts';
import { useTranslation } from 'react-i18next';
import { StatusTag } from './StatusTag.tsx';
import '../../../shared/themes/late/tables.ts';

const Item = styled('div')({ display: 'flex', alignItems: 'center', gap: 14 });
const ItemText = styled('div')({ display: 'grid', justifyItems: 'start' });

/** The link covers the whole row. */
const RowLink = styled(Link)({
  fontWeight: 600,
  position: 'static',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
});

export interface RecordRow {
  readonly id: string;
  readonly icon: LucideIcon;
  readonly title: ReactNode;
  /** `yyyy-MM-dd HH:mm:ss` of the wire. */
  readonly when: string;
  readonly amount: ReactNode;
  readonly arrives: ReactNode;
  readonly state: WalletRecordStatus;
  readonly path: string;
}

function Row({ id, icon: Icon, title, when, amount, arrives, state, path }: RecordRow) {
  return (
    <TableRow hover sx={{ position: 'relative', whiteSpace: 'nowrap' }}>
      <TableCell>
        <Item>
          <Avatar sx={{ bgcolor: 'background.sunken', color: 'text.secondary' }}>
            <Icon size={18} aria-hidden />
          </Avatar>
          <ItemText>
            <RowLink href={path} color="inherit" underline="none">
              {title}
            </RowLink>
            <Typography component="small" variant="caption" sx={{ color: 'text.secondary' }}>
              <bdi dir="ltr">{id}</bdi>
            </Typography>
          </ItemText>
        </Item>
      </TableCell>
      <TableCell sx={{ color: 'text.secondary' }}>{formatMoment(fromWireTime(when))}</TableCell>
      <TableCell align="right" sx={{ fontWeight: 600 }}>
        {amount}
      </TableCell>
      <TableCell align="right">{arrives}</TableCell>
      <TableCell>
        <StatusTag state={state} />
      </TableCell>
      <TableCell padding="none" sx={{ width: 38, color: 'text.tertiary' }}>
        <ChevronRight className="flips" size={18} aria-hidden />
      </TableCell>
    </TableRow>
  );
}

interface Props {
  readonly label: string;
  readonly rows: readonly RecordRow[];
}

/** A table of recharges or withdrawals. Each row links to its details. */
export function RecordTable({ label, rows }: Props) {
  const { t } = useTranslation('wallet');
  return (
    <TableContainer component={Card}>
      <Table aria-label={label}>
        <TableHead>
          <TableRow>
            <TableCell>{t('column.record')}</TableCell>
            <TableCell>{t('column.when')}</TableCell>
            <TableCell align="right">{t('column.quantity')}</TableCell>
            <TableCell align="right">{t('column.arrives')}</TableCell>
            <TableCell>{t('column.state')}</TableCell>
            <TableCell aria-hidden />
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <Row key={row.id} {...row} />
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

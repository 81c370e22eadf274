import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { fromWireTime, type Loan } from '@openmall/sdk';
import { formatMoment, formatRate } from '../../shared/i18n/format.ts';
import { useTranslation } from 'react-i18next';
import { loanPath } from '../../shared/navigation/paths.ts';
import { recordNumber } from '../../shared/orders/record-number.ts';
import { Money } from '../../shared/ui/display/Money.tsx';
import { LoanStatusTag } from './LoanStatusTag.tsx';
import { loansPath } from './loans-query.ts';
import '../../shared/themes/late/tables.ts';

function Actions({ loan: { id, status } }: { readonly loan: Loan }) {
  const { t } = useTranslation('loans');
  if (status === 2 || status === 3)
    return (
      <Button size="small" variant="outlined" href={loansPath({ repay: id })}>
        {t('bill.repay')}
      </Button>
    );
  if (status === 4)
    return (
      <Button size="small" variant="outlined" href={loanPath(id)}>
        {t('again.action')}
      </Button>
    );
  return null;
}

function Row({ loan }: { readonly loan: Loan }) {
  const { t } = useTranslation('loans');
  const { applyAmount, customerSubmitTime, creditPeriod, creditRate, status } = loan;
  return (
    <TableRow sx={{ height: 64, whiteSpace: 'nowrap' }}>
      <TableCell>
        {formatMoment(fromWireTime(customerSubmitTime))}
        <Typography component="small" variant="caption" sx={{ display: 'block', color: 'text.secondary' }}>
          <bdi dir="ltr">{recordNumber(loan)}</bdi>
        </Typography>
      </TableCell>
      <TableCell align="right" sx={{ fontWeight: 600 }}>
        <Money value={applyAmount} />
      </TableCell>
      <TableCell>{t('days', { count: creditPeriod })}</TableCell>
      <TableCell>{t('cost.rateValue', { share: formatRate(creditRate) })}</TableCell>
      <TableCell>
        <LoanStatusTag status={status} />
      </TableCell>
      <TableCell align="right">
        <Actions loan={loan} />
      </TableCell>
    </TableRow>
  );
}

/** Loans and applications with their next action. */
export function LoanTable({ loans }: { readonly loans: readonly Loan[] }) {
  const { t } = useTranslation('loans');
  return (
    <TableContainer component={Card}>
      <Table aria-label={t('history.title')}>
        <TableHead>
          <TableRow>
            <TableCell>{t('column.when')}</TableCell>
            <TableCell align="right">{t('column.amount')}</TableCell>
            <TableCell>{t('column.term')}</TableCell>
            <TableCell>{t('column.rate')}</TableCell>
            <TableCell>{t('column.status')}</TableCell>
            <TableCell>{t('column.next')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {loans.map((loan) => (
            <Row key={loan.id} loan={loan} />
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

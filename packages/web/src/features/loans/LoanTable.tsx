import Card from '@mui/material/Card';
import Button from '@mui/material/Button';
import styled from '@emotion/styled';
import { fromWireTime, type Loan } from '@openmall/sdk';
import { formatMoment, formatRate } from '../../shared/i18n/format.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { loanPath } from '../../shared/navigation/paths.ts';
import { Money } from '../../shared/ui/display/Money.tsx';
import { LoanStatusTag } from './LoanStatusTag.tsx';
import { loansPath } from './loans-query.ts';

const Root = styled(Card)`
  & > table {
    inline-size: 100%;
    border-collapse: collapse;
    font-variant-numeric: tabular-nums;
  }
  & th {
    padding: 12px 20px;
    color: var(--mui-palette-text-secondary);
    font-weight: 400;
    font-size: 12px;
    line-height: 16px;
    text-align: start;
  }
  & td {
    block-size: 64px;
    padding: 8px 20px;
    border-block-start: 1px solid var(--mui-palette-divider);
    white-space: nowrap;
  }
  & .figure {
    text-align: end;
  }
  & td.amount {
    font-weight: 600;
  }
  & td small {
    display: block;
    color: var(--mui-palette-text-secondary);
    font-size: 12px;
    line-height: 16px;
  }
  & .act {
    inline-size: 1%;
    text-align: end;
  }
`;

function Row({ loan }: { readonly loan: Loan }) {
  const { t } = useTranslation('loans');
  const { id, applyAmount, customerSubmitTime, creditPeriod, creditRate, status } = loan;
  return (
    <tr>
      <td>
        {formatMoment(fromWireTime(customerSubmitTime))}
        <small>
          <bdi dir="ltr">{id}</bdi>
        </small>
      </td>
      <td className="figure amount">
        <Money value={applyAmount} />
      </td>
      <td>{t('days', { count: creditPeriod })}</td>
      <td>{t('cost.rateValue', { share: formatRate(creditRate) })}</td>
      <td>
        <LoanStatusTag status={status} />
      </td>
      <td className="act">
        {(status === 2 || status === 3) && (
          <Button size="small" variant="outlined" href={loansPath({ repay: id })}>
            {t('bill.repay')}
          </Button>
        )}
        {status === 4 && (
          <Button size="small" variant="outlined" href={loanPath(id)}>
            {t('again.action')}
          </Button>
        )}
      </td>
    </tr>
  );
}

/** Loans and applications, a row each, with what can be done next. */
export function LoanTable({ loans }: { readonly loans: readonly Loan[] }) {
  const { t } = useTranslation('loans');
  return (
    <Root>
      <table aria-label={t('history.title')}>
        <thead>
          <tr>
            <th scope="col">{t('column.when')}</th>
            <th scope="col" className="figure">
              {t('column.amount')}
            </th>
            <th scope="col">{t('column.term')}</th>
            <th scope="col">{t('column.rate')}</th>
            <th scope="col">{t('column.status')}</th>
            <th scope="col">{t('column.next')}</th>
          </tr>
        </thead>
        <tbody>
          {loans.map((loan) => (
            <Row key={loan.id} loan={loan} />
          ))}
        </tbody>
      </table>
    </Root>
  );
}

import Card from '@mui/material/Card';
import Button from '@mui/material/Button';
import styled from '@emotion/styled';
import type { Loan, LoanBill } from '@openmall/sdk';
import { useTranslation } from 'react-i18next';
import { Money } from '../../../shared/ui/display/Money.tsx';
import { LoanStatusTag } from '../LoanStatusTag.tsx';
import { loansPath } from '../loans-query.ts';

const Root = styled(Card)<{ readonly component: 'section' }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 20px;
  align-items: center;
  padding: 24px 28px;
  & header {
    display: flex;
    align-items: center;
    gap: 12px;
    color: var(--mui-palette-text-secondary);
  }
  & .due {
    display: block;
    font-size: 36px;
    line-height: 44px;
    font-weight: 600;
    letter-spacing: -0.02em;
    font-variant-numeric: tabular-nums;
  }
  & dl {
    display: flex;
    gap: 40px;
    grid-column: 1 / -1;
    padding-block-start: 16px;
    border-block-start: 1px solid var(--mui-palette-divider);
    font-variant-numeric: tabular-nums;
  }
  & dt {
    color: var(--mui-palette-text-secondary);
    font-size: 12px;
    line-height: 16px;
  }
  & dd {
    font-weight: 600;
  }
  @media (width < 900px) {
    grid-template-columns: minmax(0, 1fr);
    gap: 12px;
    padding: 16px;
    & .due {
      font-size: 30px;
      line-height: 38px;
    }
    & dl {
      flex-wrap: wrap;
      gap: 12px 24px;
    }
  }
`;

interface Props {
  readonly bill: LoanBill;
  /** The loan of the bill. */
  readonly loan: Loan;
}

/** The bill of the open loan with the button to repay it. */
export function BillCard({ bill, loan }: Props) {
  const { t } = useTranslation('loans');
  const daysLeft = loan.creditPeriod - bill.alreadyCreditDays;
  return (
    <Root component="section" aria-label={t('bill.title')}>
      <div>
        <header>
          {t('bill.due')} <LoanStatusTag status={loan.status} />
        </header>
        <Money className="due" value={bill.estimatePayment} />
      </div>
      <Button variant="contained" size="large" href={loansPath({ repay: loan.id })}>
        {t('bill.repay')}
      </Button>
      <dl>
        <div>
          <dt>{t('bill.lent')}</dt>
          <dd>
            <Money value={bill.applyAmount} />
          </dd>
        </div>
        <div>
          <dt>{t('bill.interest')}</dt>
          <dd>
            <Money value={bill.interest} />
          </dd>
        </div>
        <div>
          <dt>{t('bill.since')}</dt>
          <dd>{t('days', { count: bill.alreadyCreditDays })}</dd>
        </div>
        <div>
          <dt>{daysLeft >= 0 ? t('bill.left') : t('bill.late')}</dt>
          <dd>{t('days', { count: Math.abs(daysLeft) })}</dd>
        </div>
      </dl>
    </Root>
  );
}

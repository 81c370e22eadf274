import Card from '@mui/material/Card';
import styled from '@emotion/styled';
import type { LoanConfig } from '@openmall/sdk';
import { useFormikContext } from 'formik';
import { useState, type ReactNode } from 'react';
import { formatDay, formatRate } from '../../../shared/i18n/format.ts';
import { useTranslation } from 'react-i18next';
import { Facts } from '../../../shared/ui/display/Facts.tsx';
import { Money } from '../../../shared/ui/display/Money.tsx';
import { costOf, type LoanValues } from './loan-values.ts';

const Root = styled(Card)<{ readonly component: 'aside' }>`
  display: grid;
  gap: 12px;
  position: sticky;
  inset-block-start: 88px;
  padding: 24px;
  & h2 {
    font-size: 18px;
    line-height: 26px;
  }
  & .total {
    padding: 16px;
    border-radius: var(--mui-shape-borderRadius);
    background: var(--mui-palette-primary-tint);
  }
  & .total small {
    display: block;
    color: var(--mui-palette-text-secondary);
  }
  & .total strong {
    font-size: 28px;
    line-height: 36px;
    letter-spacing: -0.02em;
    font-variant-numeric: tabular-nums;
  }
  & > p {
    color: var(--mui-palette-text-secondary);
    font-size: 13px;
    line-height: 18px;
    text-wrap: pretty;
  }
  @media (width < 900px) {
    position: static;
  }
`;

const DAY_MS = 86_400_000;

/** The cost of the loan for the current input. */
export function CostCard({
  config,
  children,
}: {
  readonly config: LoanConfig;
  readonly children: ReactNode;
}) {
  const { t } = useTranslation('loans');
  const { values } = useFormikContext<LoanValues>();
  const [today] = useState(() => Date.now());
  const cost = costOf(values.amount, values.days, config.rate);
  const amountOrDash = (amount: string | undefined) =>
    amount === undefined ? '–' : <Money value={amount} />;
  const due = /^\d+$/.test(values.days) ? new Date(today + Number(values.days) * DAY_MS) : undefined;
  return (
    <Root component="aside" aria-label={t('cost.title')}>
      <h2>{t('cost.title')}</h2>
      <div className="total" aria-live="polite">
        <small>{t('cost.total')}</small>
        <strong>{amountOrDash(cost?.total)}</strong>
      </div>
      <Facts
        facts={[
          { label: t('cost.rate'), value: t('cost.rateValue', { share: formatRate(config.rate) }) },
          { label: t('cost.aDay'), value: amountOrDash(cost?.aDay) },
          { label: t('cost.interest'), value: amountOrDash(cost?.interest) },
          { label: t('cost.method'), value: t(`cost.${config.repayMethod}`) },
          { label: t('cost.due'), value: due && formatDay(due) },
        ]}
      />
      <p>{t('cost.late', { share: formatRate(config.defaultRate) })}</p>
      {children}
    </Root>
  );
}

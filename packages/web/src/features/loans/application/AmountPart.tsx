import styled from '@emotion/styled';
import type { LoanConfig } from '@openmall/sdk';
import { useField, useFormikContext } from 'formik';
import { RadioTiles } from '../../../shared/forms/fields/RadioTiles.tsx';
import { AmountField } from '../../../shared/forms/amounts/AmountField.tsx';
import { formatNumber } from '../../../shared/i18n/format.ts';
import { useTranslation } from 'react-i18next';
import { dollarsOf, type LoanValues } from './loan-values.ts';
import { Part } from './Part.tsx';

const Slide = styled.div`
  & input {
    inline-size: 100%;
    block-size: 24px;
    margin: 0;
    accent-color: var(--mui-palette-primary-main);
  }
  & div {
    display: flex;
    justify-content: space-between;
    color: var(--mui-palette-text-secondary);
    font-size: 12px;
    line-height: 16px;
    font-variant-numeric: tabular-nums;
  }
  @media (width < 900px) {
    & input {
      block-size: 44px;
    }
  }
`;

const STEP = 50_000;

/** How much and for how long; the figures beside it follow. */
export function AmountPart({ config }: { readonly config: LoanConfig }) {
  const { t } = useTranslation('loans');
  const { values, setFieldValue } = useFormikContext<LoanValues>();
  const [, days] = useField<string>('days');
  const { amountMin, amountMax } = config;
  const slid = Number(dollarsOf(values.amount) ?? amountMin);
  return (
    <Part title={t('form.amountTitle')}>
      <AmountField
        name="amount"
        places={2}
        label={t('form.amount')}
        maxLength={12}
        endWidth={64}
        end={
          <span style={{ display: 'grid', blockSize: 40, placeItems: 'center', paddingInline: 8 }}>USDT</span>
        }
      />
      <Slide>
        <input
          type="range"
          aria-label={t('form.amount')}
          min={amountMin}
          max={amountMax}
          step={STEP}
          value={slid}
          onChange={({ target }) => void setFieldValue('amount', target.value)}
        />
        <div>
          <bdi dir="ltr">{formatNumber(amountMin)}</bdi>
          <bdi dir="ltr">{formatNumber(amountMax)}</bdi>
        </div>
      </Slide>
      <RadioTiles
        label={t('form.term')}
        chosen={values.days}
        onChoose={(chosen) => void setFieldValue('days', chosen)}
        least={140}
        invalid={days.touched && days.error !== undefined}
        tiles={config.allLendableDays.map((one) => {
          const open = config.lendableDays.includes(one);
          return {
            value: one,
            label: t('days', { count: Number(one) }),
            note: open ? undefined : t('form.termLater'),
            disabled: !open,
          };
        })}
      />
    </Part>
  );
}

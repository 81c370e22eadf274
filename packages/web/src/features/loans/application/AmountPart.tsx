import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import { styled } from '@mui/material/styles';
import type { LoanConfig } from '@openmall/sdk';
import { useField, useFormikContext } from 'formik';
import { RadioTiles } from '../../../shared/forms/fields/RadioTiles.tsx';
import { AmountField } from '../../../shared/forms/amounts/AmountField.tsx';
import { formatNumber } from '../../../shared/i18n/format.ts';
import { useTranslation } from 'react-i18next';
import { dollarsOf, type LoanValues } from './loan-values.ts';
import { Part } from './Part.tsx';

const SliderLabels = styled('div')(({ theme }) => ({
  ...theme.typography.caption,
  display: 'flex',
  justifyContent: 'space-between',
  color: theme.vars.palette.text.secondary,
  fontVariantNumeric: 'tabular-nums',
}));

const STEP = 50_000;

/** Amount and term of the loan; the cost card follows the input. */
export function AmountPart({ config }: { readonly config: LoanConfig }) {
  const { t } = useTranslation('loans');
  const { values, setFieldValue } = useFormikContext<LoanValues>();
  const [, days] = useField<string>('days');
  const { amountMin, amountMax } = config;
  const sliderValue = Number(dollarsOf(values.amount) ?? amountMin);
  return (
    <Part title={t('form.amountTitle')}>
      <AmountField
        name="amount"
        places={2}
        label={t('form.amount')}
        maxLength={12}
        end={<span style={{ paddingInlineEnd: 14 }}>USDT</span>}
      />
      <div>
        {/* Keeps the thumb within the width of the field above. */}
        <Box sx={{ paddingInline: '10px' }}>
          <Slider
            aria-label={t('form.amount')}
            min={amountMin}
            max={amountMax}
            step={STEP}
            value={sliderValue}
            onChange={(_event, amount) => void setFieldValue('amount', String(amount))}
          />
        </Box>
        <SliderLabels>
          <bdi dir="ltr">{formatNumber(amountMin)}</bdi>
          <bdi dir="ltr">{formatNumber(amountMax)}</bdi>
        </SliderLabels>
      </div>
      <RadioTiles
        label={t('form.term')}
        chosen={values.days}
        onChoose={(chosen) => void setFieldValue('days', chosen)}
        minTileWidth={140}
        invalid={days.touched && days.error !== undefined}
        tiles={config.allLendableDays.map((term) => {
          const isAvailable = config.lendableDays.includes(term);
          return {
            value: term,
            label: t('days', { count: Number(term) }),
            note: isAvailable ? undefined : t('form.termLater'),
            disabled: !isAvailable,
          };
        })}
      />
    </Part>
  );
}

import ButtonBase from '@mui/material/ButtonBase';
import styled from '@emotion/styled';
import { compare, formatCoin } from '@openmall/sdk/money';
import { useFormikContext } from 'formik';
import { AmountField } from '../../../shared/forms/amounts/AmountField.tsx';
import { formatRate } from '../../../shared/i18n/format.ts';
import { useTranslation } from 'react-i18next';
import { Coins } from '../Coins.tsx';
import { paidCoin } from '../networks.ts';
import type { Bounds } from '../amount.ts';
import { figuresOf, type WithdrawValues } from './withdraw-values.ts';

const Root = styled.div`
  display: grid;
  gap: 12px;
  & .all {
    display: flex;
    align-items: center;
    gap: 10px;
    block-size: 40px;
    padding-inline: 10px 4px;
    color: var(--mui-palette-text-secondary);
  }
  & .all button {
    block-size: 32px;
    padding-inline: 12px;
    border: 0;
    border-radius: var(--mui-shape-borderRadiusSmall);
    background: var(--mui-palette-primary-tint);
    color: var(--mui-palette-primary-main);
    font-weight: 600;
  }
  & .all button:hover {
    background: var(--mui-palette-primary-main);
    color: var(--mui-palette-primary-contrastText);
  }
  & dl {
    border-radius: var(--mui-shape-borderRadius);
    background: var(--mui-palette-background-default);
    padding: 4px 16px;
    font-variant-numeric: tabular-nums;
  }
  & dl > div {
    display: flex;
    justify-content: space-between;
    gap: 16px;
    padding-block: 8px;
  }
  & dt {
    color: var(--mui-palette-text-secondary);
  }
  & .gets {
    font-size: 16px;
    font-weight: 600;
  }
  & .gets :is(dt, dd) {
    color: var(--mui-palette-text-primary);
  }
  & > p {
    margin-block-start: -6px;
    color: var(--mui-palette-text-secondary);
    font-size: 13px;
    line-height: 18px;
  }
`;

interface Props {
  readonly bounds: Bounds;
  /** The whole balance in the paid-out coin. */
  readonly maxAmount: string;
  /** Undefined while it loads. */
  readonly feeShare: number | undefined;
}

/** The amount; fee and payout are computed while typing. */
export function AmountFields({ bounds, maxAmount, feeShare }: Props) {
  const { t } = useTranslation('wallet');
  const { values, setFieldValue } = useFormikContext<WithdrawValues>();
  const coin = paidCoin(values.channel);
  const figures = feeShare === undefined ? undefined : figuresOf(values.amount, feeShare);
  const share = feeShare === undefined ? '–' : formatRate(feeShare);
  const isBelowMin = compare(maxAmount, 0) > 0 && compare(maxAmount, bounds.min) < 0;
  const coinsOrDash = (value: string | undefined) =>
    value === undefined ? '–' : <Coins value={value} coin={coin} />;
  return (
    <Root>
      <AmountField
        name="amount"
        places={10}
        label={t('withdraw.amountLabel', { coin })}
        maxLength={29}
        end={
          <span className="all">
            {coin}
            <ButtonBase onClick={() => void setFieldValue('amount', maxAmount)}>
              {t('withdraw.all')}
            </ButtonBase>
          </span>
        }
      />
      <p>
        {t('withdraw.limits', {
          min: formatCoin(bounds.min),
          max: formatCoin(bounds.max),
          coin,
        })}
      </p>
      {isBelowMin && <p>{t('withdraw.allBelowMin')}</p>}
      <dl aria-live="polite">
        <div>
          <dt>{t('withdraw.available')}</dt>
          <dd>{coinsOrDash(maxAmount)}</dd>
        </div>
        <div>
          <dt>{t('withdraw.feeShare', { share })}</dt>
          <dd>{coinsOrDash(figures?.fee)}</dd>
        </div>
        <div className="gets">
          <dt>{t('withdraw.arrives')}</dt>
          <dd>{coinsOrDash(figures?.arrives)}</dd>
        </div>
      </dl>
    </Root>
  );
}

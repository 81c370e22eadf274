import styled from '@emotion/styled';
import type { RechargeChannel } from '@openmall/sdk';
import { formatCoin, formatDollars } from '@openmall/sdk/money';
import { useFormikContext } from 'formik';
import { AmountField } from '../../../shared/forms/amounts/AmountField.tsx';
import { useTranslation } from 'react-i18next';
import type { Bounds } from '../amount.ts';
import { Coins } from '../Coins.tsx';
import { COIN_PLACES, worthOf, type RechargeValues } from './recharge-values.ts';
import { Step } from './Step.tsx';

const Figures = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  border-radius: var(--mui-shape-borderRadius);
  background: var(--mui-palette-background-default);
  font-variant-numeric: tabular-nums;
  & > div {
    display: grid;
    gap: 2px;
    padding: 12px 16px;
  }
  & > div + div {
    border-inline-start: 1px solid var(--mui-palette-divider);
  }
  & small {
    color: var(--mui-palette-text-secondary);
    font-size: 12px;
    line-height: 16px;
  }
  & .gets {
    color: var(--mui-palette-primary-main);
    font-weight: 600;
  }
  @media (width < 900px) {
    & > div {
      padding: 10px;
    }
  }
`;

interface Props {
  readonly channel: RechargeChannel | undefined;
  readonly bounds: Bounds | undefined;
}

/** The amount with its limits, and the credited value. */
export function AmountStep({ channel, bounds }: Props) {
  const { t } = useTranslation('wallet');
  const { values, errors } = useFormikContext<RechargeValues>();
  const worth = worthOf(values.amount, channel);
  const coin = values.coin || 'USDT';
  return (
    <Step
      number={3}
      title={t('recharge.amount')}
      done={Boolean(channel) && values.amount !== '' && !errors.amount}
    >
      <AmountField
        name="amount"
        places={COIN_PLACES}
        label={t('recharge.amountLabel', { coin })}
        maxLength={12}
        end={<span style={{ paddingInlineEnd: 14 }}>{coin}</span>}
      />
      {bounds && (
        <p style={{ color: 'var(--mui-palette-text-secondary)', marginBlockStart: -8 }}>
          {t('recharge.limits', { min: formatCoin(bounds.min), max: formatCoin(bounds.max), coin })}
        </p>
      )}
      <Figures aria-live="polite">
        <div>
          <small>{t('recharge.rate')}</small>
          {channel ? (
            <bdi dir="ltr">
              1 {coin} = {formatDollars(channel.fee)}
            </bdi>
          ) : (
            '–'
          )}
        </div>
        <div>
          <small>{t('recharge.fee')}</small>
          {t('recharge.noFee')}
        </div>
        <div>
          <small>{t('recharge.gets')}</small>
          <span className="gets">{worth === undefined ? '–' : <Coins value={worth} coin="USDT" />}</span>
        </div>
      </Figures>
    </Step>
  );
}

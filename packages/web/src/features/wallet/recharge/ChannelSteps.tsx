import type { RechargeChannel } from '@openmall/sdk';
import { formatDollars } from '@openmall/sdk/money';
import { useFormikContext } from 'formik';
import { RadioTiles } from '../../../shared/forms/fields/RadioTiles.tsx';
import { useMessageText } from '../../../shared/forms/use-message-text.ts';
import { useTranslation } from 'react-i18next';
import { networkName } from '../networks.ts';
import { CoinMark } from './CoinMark.tsx';
import type { RechargeValues } from './recharge-values.ts';
import { Step } from './Step.tsx';

/** Chooses the coin and one of its networks. */
export function ChannelSteps({ channels }: { readonly channels: readonly RechargeChannel[] }) {
  const { t } = useTranslation('wallet');
  const { values, setValues, touched, errors } = useFormikContext<RechargeValues>();
  const messageText = useMessageText();
  const coins = channels.filter(
    (channel, index) => channels.findIndex(({ coin }) => coin === channel.coin) === index,
  );
  const networks = channels.filter(({ coin }) => coin === values.coin);
  const networkError = touched.network ? messageText(errors.network) : '';
  const change = (part: Partial<RechargeValues>) =>
    void setValues({ ...values, ...part, confirmed: '' }, false);
  return (
    <>
      <Step number={1} title={t('recharge.coinLabel')} done={values.coin !== ''}>
        <RadioTiles
          label={t('recharge.coinLabel')}
          bare
          minTileWidth={200}
          chosen={values.coin}
          onChoose={(coin) => change({ coin, network: '' })}
          tiles={coins.map(({ coin, fee }) => ({
            value: coin,
            label: coin,
            note: (
              <bdi dir="ltr">
                1 {coin} = {formatDollars(fee)}
              </bdi>
            ),
            icon: <CoinMark coin={coin} />,
          }))}
        />
      </Step>
      <Step number={2} title={t('recharge.networkLabel', { coin: values.coin })} done={values.network !== ''}>
        <RadioTiles
          label={t('recharge.networkLabel', { coin: values.coin })}
          bare
          chosen={values.network}
          onChoose={(network) => change({ network })}
          minTileWidth={220}
          invalid={networkError !== ''}
          tiles={networks.map(({ blockchain_name, auto }) => ({
            value: blockchain_name,
            label: networkName(blockchain_name),
            note: auto === 1 ? t('recharge.auto') : t('recharge.byHand'),
          }))}
        />
        {networkError && <span style={{ color: 'var(--mui-palette-error-main)' }}>{networkError}</span>}
      </Step>
    </>
  );
}

import Button from '@mui/material/Button';
import type { DeskChannels } from '@openmall/sdk/desk';
import { useDeskChannelPrice } from '@openmall/sdk/desk/hooks';
import { deskChannelPrice } from '@openmall/sdk/desk/validators';
import { useState } from 'react';
import { neededFields } from '../../shared/forms/needed.ts';
import { formatMoney } from '../../shared/i18n/format.ts';
import { t } from '../../shared/i18n/i18n.ts';
import { DecisionDialog } from '../entry/DecisionDialog.tsx';
import { useMay } from '../use-may.ts';
import { type Coin, reasonField } from './ChannelDialog.tsx';
import { EntryRow, EntrySection } from './EntryRow.tsx';

function PriceDialog({ coin, onClose }: { readonly coin: Coin; readonly onClose: () => void }) {
  const { mutateAsync, error } = useDeskChannelPrice();
  return (
    <DecisionDialog
      title={coin.coin}
      submit={t('action.save')}
      fields={[
        {
          name: 'price',
          label: t('setting.coin_prices'),
          hint: t('channels.priceHint'),
          initial: coin.price ?? '',
        },
        reasonField(),
      ]}
      schema={neededFields(deskChannelPrice, ['reason'])}
      run={({ price = '', reason = '' }) =>
        mutateAsync({
          params: { coin: coin.coin, reason, ...(price.trim() !== '' && { price: price.trim() }) },
        })
      }
      error={error}
      onClose={onClose}
    />
  );
}

const priceText = ({ coin, price, isAccepted }: Coin): string => {
  if (!isAccepted) return t('channels.notAccepted', { coin });
  return price === null ? t('channels.noPrice', { coin }) : formatMoney(price);
};

/** What a coin is worth. Without a price, buyers see none of its channels. */
export function CoinSection({ coins }: Pick<DeskChannels, 'coins'>) {
  const [edited, setEdited] = useState<Coin>();
  const mayEdit = useMay()('deskChannelPrice');
  return (
    <>
      <EntrySection title={t('setting.coin_prices')}>
        {coins.map((coin) => (
          <EntryRow
            key={coin.coin}
            title={coin.coin}
            lines={[priceText(coin)]}
            actions={
              mayEdit && (
                <Button
                  size="small"
                  variant="outlined"
                  aria-label={`${t('action.edit')}: ${t('setting.coin_prices')} ${coin.coin}`}
                  onClick={() => setEdited(coin)}
                >
                  {t('action.edit')}
                </Button>
              )
            }
          />
        ))}
      </EntrySection>
      {edited && <PriceDialog coin={edited} onClose={() => setEdited(undefined)} />}
    </>
  );
}

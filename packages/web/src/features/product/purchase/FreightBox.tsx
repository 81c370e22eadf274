import Button from '@mui/material/Button';
import styled from '@emotion/styled';
import type { GoodsDetails } from '@openmall/sdk';
import { useAddressList } from '@openmall/sdk/hooks';
import { ChevronDown, Truck } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoggedIn } from '../../../shared/session/use-session.ts';
import { Facts } from '../../../shared/ui/display/Facts.tsx';
import { Money } from '../../../shared/ui/display/Money.tsx';
import { DeliveryDays } from './DeliveryDays.tsx';
import { FreightLine } from './FreightLine.tsx';
import { Promises } from './Promises.tsx';

const Root = styled.div`
  display: grid;
  gap: 10px;
  padding: 16px;
  border: 1px solid var(--mui-palette-divider);
  border-radius: var(--mui-shape-borderRadius);
  background: var(--mui-palette-background-paper);
`;

/** The shipping costs, their parts, the days of arrival, the destination and the promises of the mall. */
export function FreightBox({ goods }: { readonly goods: GoodsDetails }) {
  const { t } = useTranslation('product');
  const id = useId();
  const [open, setOpen] = useState(false);
  const loggedIn = useLoggedIn();
  const addresses = useAddressList({ query: { enabled: loggedIn, meta: { inline: true } } });
  const address = addresses.data?.pageList[0];
  const parts = [
    { label: t('freight.dispatch'), fee: goods.dispatchFee },
    { label: t('freight.longDistance'), fee: goods.longDistanceFee },
    { label: t('freight.delivery'), fee: goods.deliveryFee },
  ].filter(({ fee }) => fee !== undefined);
  const detailsButton = (
    <Button
      size="small"
      aria-expanded={open}
      aria-controls={id}
      endIcon={<ChevronDown size={16} aria-hidden style={open ? { rotate: '180deg' } : {}} />}
      onClick={() => setOpen(!open)}
      sx={{ marginInlineStart: { xs: '-10px', md: 0 }, marginBlock: '-6px' }}
    >
      {t('freight.details')}
    </Button>
  );
  return (
    <Root>
      <FreightLine icon={Truck} action={goods.freightAmount > 0 && parts.length > 0 && detailsButton}>
        {goods.freightAmount > 0 ? (
          <>
            <strong>
              <Money value={goods.freightAmount} />
            </strong>{' '}
            {t('freight.perLine')}
          </>
        ) : (
          <strong>{t('freight.free')}</strong>
        )}
      </FreightLine>
      {open && (
        <div id={id}>
          <Facts facts={parts.map(({ label, fee }) => ({ label, value: <Money value={fee ?? 0} /> }))} />
        </div>
      )}
      <DeliveryDays goodsId={goods.id} address={address} />
      <Promises />
    </Root>
  );
}

import type { Address } from '@openmall/sdk';
import { useSellerGoodsDeliveryEstimate } from '@openmall/sdk/hooks';
import { CalendarCheck, MapPin } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { browserCountry } from '../../../shared/browser/browser-country.ts';
import { formatCountry, formatDayRange, formatPlace } from '../../../shared/i18n/format.ts';
import { paths } from '../../../shared/navigation/paths.ts';
import { useLoggedIn } from '../../../shared/session/use-session.ts';
import { SkeletonLine } from '../../../shared/ui/feedback/SkeletonLine.tsx';
import { FreightLine, FreightLink } from './FreightLine.tsx';

interface Props {
  readonly goodsId: string;
  /** The buyer's default address. */
  readonly address: Address | undefined;
}

/**
 * The days on which the goods would arrive, and where. Servers without the operation show no days: it is an extension
 * of the contract.
 */
export function DeliveryDays({ goodsId, address }: Props) {
  const { t } = useTranslation('product');
  const { t: goods } = useTranslation('goods');
  const loggedIn = useLoggedIn();
  // The server knows the address of a buyer.
  const countryCode = loggedIn ? undefined : browserCountry();
  const { data, isPending } = useSellerGoodsDeliveryEstimate(
    { sellerGoodsId: goodsId, ...(countryCode && { countryCode }) },
    { query: { meta: { inline: true }, retry: false } },
  );
  const place = address
    ? formatPlace(address.city, address.country)
    : data && formatCountry(data.countryCode);
  const destination = place !== undefined && t('freight.to', { place });
  const days = data && goods('arrives', { days: formatDayRange(data.earliest, data.latest) });
  const isKnown = data ?? isPending;
  if (!isKnown && !destination) return null;
  return (
    <FreightLine
      icon={isKnown ? CalendarCheck : MapPin}
      action={
        loggedIn && destination && <FreightLink to={paths.shippingAddress}>{t('freight.change')}</FreightLink>
      }
    >
      {isPending ? <SkeletonLine width={220} /> : [days, destination].filter(Boolean).join(' · ')}
    </FreightLine>
  );
}

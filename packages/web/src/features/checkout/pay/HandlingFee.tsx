import { compare } from '@openmall/sdk/money';
import { useTranslation } from 'react-i18next';
import { Money } from '../../../shared/ui/display/Money.tsx';

/** The fee of the payment method; nothing if it is free. */
export function HandlingFee({ fee }: { readonly fee: string }) {
  const { t } = useTranslation('checkout');
  if (compare(fee, 0) === 0) return null;
  return (
    <span>
      {t('sum.handling')} <Money value={fee} />
    </span>
  );
}

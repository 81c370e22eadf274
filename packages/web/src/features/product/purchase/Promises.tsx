import { RotateCcw, ShieldCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useReturnDays } from '../../../shared/orders/use-return-days.ts';
import { FreightLine } from './FreightLine.tsx';

/** What the mall enforces for the buyer: the time to return, and that the payment is held until then. */
export function Promises() {
  const { t } = useTranslation('goods');
  const days = useReturnDays();
  if (days === undefined) return null;
  return (
    <>
      <FreightLine icon={RotateCcw}>
        <strong>{t('promises.returns.title')}</strong> · {t('promises.returns.text', { days })}
      </FreightLine>
      <FreightLine icon={ShieldCheck}>
        <strong>{t('promises.pay.title')}</strong> · {t('promises.pay.text')}
      </FreightLine>
    </>
  );
}

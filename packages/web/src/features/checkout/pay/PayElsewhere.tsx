import Button from '@mui/material/Button';
import { usePaymentOpen } from '@openmall/sdk/hooks';
import { ExternalLink } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSendOnce } from '../../../shared/state/use-send-once.ts';
import { paymentOf } from './payment-of.ts';

interface Props {
  readonly orderIds: readonly string[];
  readonly method: string;
  /** Set while the method is not known to be available. */
  readonly disabled: boolean;
}

/** Opens the provider's page, which redirects back with the payment's id. */
export function PayElsewhere({ orderIds, method, disabled }: Props) {
  const { t } = useTranslation('checkout');
  const payment = usePaymentOpen({ mutation: { onSuccess: ({ payUrl }) => window.location.assign(payUrl) } });
  const sendOnce = useSendOnce();
  const params = paymentOf(orderIds, method);
  return (
    <Button
      variant="contained"
      size="large"
      disabled={disabled || payment.isPending || payment.isSuccess}
      endIcon={<ExternalLink size={18} aria-hidden />}
      onClick={() => sendOnce(() => payment.mutate({ params }), method)}
    >
      {payment.isPending ? t('pay.busy') : t('placed.elsewhere')}
    </Button>
  );
}

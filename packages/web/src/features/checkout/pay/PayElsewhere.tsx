import Button from '@mui/material/Button';
import type { InputOf } from '@openmall/sdk';
import { usePaymentOpen } from '@openmall/sdk/hooks';
import { ExternalLink } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSendOnce } from '../../../shared/state/use-send-once.ts';
import { base } from '../../../shared/navigation/base.ts';
import { paySuccessPath } from '../../../shared/navigation/paths.ts';

interface Props {
  readonly orderIds: readonly string[];
  readonly method: string;
  /** While this way is not known to be open. */
  readonly disabled: boolean;
}

/** Leaves for the provider's page, which sends the buyer back with the payment's number. */
export function PayElsewhere({ orderIds, method, disabled }: Props) {
  const { t } = useTranslation('checkout');
  const open = usePaymentOpen({ mutation: { onSuccess: ({ payUrl }) => window.location.assign(payUrl) } });
  const sendOnce = useSendOnce();
  // The method comes from the URL; the server refuses one that it does not know.
  const params = {
    orderId: orderIds.join(','),
    method: method as InputOf<'paymentOpen'>['method'],
    returnPath: base + paySuccessPath(orderIds),
  };
  return (
    <Button
      variant="contained"
      size="large"
      disabled={disabled || open.isPending || open.isSuccess}
      endIcon={<ExternalLink size={18} aria-hidden />}
      onClick={() => sendOnce(() => open.mutate({ params }), method)}
    >
      {open.isPending ? t('pay.busy') : t('placed.elsewhere')}
    </Button>
  );
}

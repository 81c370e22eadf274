import Card from '@mui/material/Card';
import Button from '@mui/material/Button';
import { CircleX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ordersPath, placedPath } from '../../../shared/navigation/paths.ts';
import { EmptyState } from '../../../shared/ui/feedback/EmptyState.tsx';

interface Props {
  readonly orderIds: readonly string[];
  /** The payment method that failed. */
  readonly method: string;
}

/** Shown when the payment was declined or expired. The orders can still be paid. */
export function PaymentFailed({ orderIds, method }: Props) {
  const { t } = useTranslation('checkout');
  const { t: errorText } = useTranslation('errors');
  return (
    <Card style={{ maxInlineSize: 640, margin: '16px auto 0' }}>
      <EmptyState
        bad
        icon={<CircleX size={40} />}
        level="h1"
        title={errorText('paymentFailed')}
        text={t('placed.waits')}
        actions={
          <>
            <Button variant="contained" size="large" href={placedPath(orderIds, method)}>
              {t('placed.pay')}
            </Button>
            <Button variant="outlined" size="large" href={ordersPath(0)}>
              {t('paid.viewOrders', { count: orderIds.length })}
            </Button>
          </>
        }
      />
    </Card>
  );
}

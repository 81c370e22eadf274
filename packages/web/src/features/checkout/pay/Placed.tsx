import Skeleton from '@mui/material/Skeleton';
import Card from '@mui/material/Card';
import Button from '@mui/material/Button';
import styled from '@emotion/styled';
import { usePaymentMethods } from '@openmall/sdk/hooks';
import { add, sum } from '@openmall/sdk/money';
import { ClipboardCheck } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { formatMoment } from '../../../shared/i18n/format.ts';
import { useTranslation } from 'react-i18next';
import { ordersPath, paySuccessPath } from '../../../shared/navigation/paths.ts';
import { ErrorState } from '../../../shared/ui/feedback/ErrorState.tsx';
import { PaymentChoice } from '../PaymentChoice.tsx';
import { handlingFee } from '../Summary.tsx';
import { orderTotal } from '../../../shared/orders/order-total.ts';
import { LazyPayDialog } from './LazyPayDialog.tsx';
import { PayElsewhere } from './PayElsewhere.tsx';
import { PaymentHead } from './PaymentHead.tsx';
import { PaymentFailed } from './PaymentFailed.tsx';
import { useOrders } from '../../../shared/orders/use-orders.ts';

const Root = styled(Card)<{ readonly component: 'section' }>`
  display: grid;
  justify-items: center;
  gap: 12px;
  max-inline-size: 640px;
  margin: 16px auto 0;
  padding: 48px 40px;
  text-align: center;
  & [role='radiogroup'] {
    inline-size: 100%;
    margin-block: 12px;
    text-align: start;
  }
  & .acts {
    display: flex;
    gap: 12px;
  }
  @media (width < 900px) {
    padding: 32px 16px;
    & .acts {
      flex-direction: column-reverse;
      inline-size: 100%;
    }
  }
`;

export interface PlacedProps {
  readonly orderIds: readonly string[];
  readonly method: string;
  readonly onMethod: (code: string) => void;
  /** The provider has just declined the payment. */
  readonly failed: boolean;
  readonly onPaid: () => void;
  readonly passwordSetup: ReactNode;
  /** Why the payment failed in the checkout. */
  readonly firstError: unknown;
}

/** The page after placing orders: pay them now, change the payment method, or pay later. */
export function Placed({ method: initialMethod, ...props }: PlacedProps) {
  const { orderIds, onMethod, failed, onPaid, passwordSetup, firstError } = props;
  const { t } = useTranslation('checkout');
  // Local state, so that a change shows before the URL changes.
  const [method, setMethod] = useState(initialMethod);
  const [paying, setPaying] = useState(method === 'balance');
  const { orders, error, isPending, refetch } = useOrders(orderIds);
  const methods = usePaymentMethods({}, { query: { meta: { inline: true } } });
  if (error) return <ErrorState error={error} onRetry={refetch} minHeight={360} />;
  if (isPending) return <Skeleton height={420} />;
  const unpaid = orders.filter(({ payStatus }) => payStatus === 0);
  if (orders.every(({ payStatus }) => payStatus === 1))
    return <Navigate to={paySuccessPath(orderIds)} replace />;
  if (unpaid.length === 0) return <Navigate to={ordersPath(0)} replace />;
  const unpaidIds = unpaid.map(({ id }) => id);
  if (failed) return <PaymentFailed orderIds={unpaidIds} method={method} />;
  const total = sum(unpaid.map(orderTotal));
  const chosen = methods.data?.methods.find(({ code, available }) => code === method && available === 1);
  const fee = handlingFee(total, chosen?.feeRatio ?? 0);
  const [deadline] = unpaid.flatMap(({ payDeadline }) => payDeadline ?? []).toSorted((a, b) => a - b);
  return (
    <>
      <Root component="section">
        <PaymentHead
          color="primary"
          icon={<ClipboardCheck size={40} />}
          title={t('placed.title', { count: unpaid.length })}
          total={add(total, fee)}
          fee={fee}
          text={deadline ? t('placed.until', { when: formatMoment(deadline) }) : t('placed.waits')}
          gap={12}
        />
        <PaymentChoice
          countryId={undefined}
          ready
          chosen={method}
          total={Number(total)}
          onChoose={(code) => {
            setMethod(code);
            onMethod(code);
          }}
        />
        <div className="acts">
          {method === 'balance' ? (
            <Button variant="contained" size="large" onClick={() => setPaying(true)}>
              {t('placed.pay')}
            </Button>
          ) : (
            <PayElsewhere orderIds={unpaidIds} method={method} disabled={!chosen} />
          )}
          <Button variant="outlined" size="large" href={ordersPath(1)}>
            {t('placed.later')}
          </Button>
        </div>
      </Root>
      <LazyPayDialog
        open={paying}
        orderIds={unpaidIds}
        total={total}
        onPaid={onPaid}
        onClose={() => setPaying(false)}
        passwordSetup={passwordSetup}
        firstError={firstError}
      />
    </>
  );
}

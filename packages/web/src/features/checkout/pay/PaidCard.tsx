import Skeleton from '@mui/material/Skeleton';
import Card from '@mui/material/Card';
import Button from '@mui/material/Button';
import styled from '@emotion/styled';
import { usePaymentGet } from '@openmall/sdk/hooks';
import { sum } from '@openmall/sdk/money';
import { Check, Hourglass, MapPin, PackageCheck, Truck } from 'lucide-react';
import { Link, Navigate } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { orderDetailPath, ordersPath, paths, placedPath } from '../../../shared/navigation/paths.ts';
import { CopyButton } from '../../../shared/ui/input/CopyButton.tsx';
import { ErrorState } from '../../../shared/ui/feedback/ErrorState.tsx';
import { Money } from '../../../shared/ui/display/Money.tsx';
import { orderTotal } from '../../../shared/orders/order-total.ts';
import { recordNumber } from '../../../shared/orders/record-number.ts';
import { PaymentHead } from './PaymentHead.tsx';
import { useOrders } from '../../../shared/orders/use-orders.ts';

const Root = styled(Card)<{ readonly component: 'section' }>`
  max-inline-size: 720px;
  margin: 16px auto 0;
  overflow: hidden;
  & > .top {
    padding: 48px 40px 32px;
  }
  & .orders {
    margin-inline: 40px;
    border: 1px solid var(--mui-palette-divider);
    border-radius: var(--mui-shape-borderRadius);
  }
  & .orders li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto 28px minmax(72px, auto) auto;
    align-items: center;
    gap: 12px;
    text-align: end;
    min-block-size: 52px;
    padding-inline: 16px;
    font-variant-numeric: tabular-nums;
  }
  & .orders li + li {
    border-block-start: 1px solid var(--mui-palette-divider);
  }
  & .orders .store {
    text-align: start;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    font-weight: 600;
  }
  & .orders .number {
    color: var(--mui-palette-text-secondary);
    font-size: 13px;
  }
  & .orders a {
    color: var(--mui-palette-primary-main);
    font-weight: 600;
    border-radius: 4px;
  }
  & .next {
    display: grid;
    grid-template-columns: repeat(3, 1fr);
    gap: 16px;
    margin: 32px 40px;
    color: var(--mui-palette-text-secondary);
    font-size: 13px;
    line-height: 18px;
  }
  & .next li {
    display: flex;
    gap: 10px;
  }
  & .next svg {
    flex: none;
    color: var(--mui-palette-primary-main);
  }
  & .acts {
    display: flex;
    justify-content: center;
    gap: 12px;
    padding: 20px;
    border-block-start: 1px solid var(--mui-palette-divider);
    background: var(--mui-palette-background-default);
  }
  @media (width < 900px) {
    & > .top {
      padding: 32px 16px 24px;
    }
    & .orders {
      margin-inline: 16px;
    }
    & .orders li {
      grid-template-columns: minmax(0, 1fr) auto;
      gap: 2px 12px;
      padding-block: 12px;
    }
    & .next {
      grid-template-columns: minmax(0, 1fr);
      margin: 24px 16px;
    }
    & .acts {
      flex-direction: column;
      padding: 16px;
    }
    & .orders li {
      grid-template-columns: minmax(0, 1fr) auto auto;
    }
    & .orders .store {
      grid-column: 1 / 3;
    }
    & .orders .number {
      grid-row: 2;
      grid-column: 1 / 3;
      text-align: start;
      overflow-wrap: anywhere;
    }
    & .orders li > :nth-of-type(4) {
      grid-row: 1;
      grid-column: 3;
    }
    & .orders li > a {
      grid-column: 1 / -1;
      justify-self: start;
    }
  }
`;

const nextSteps = [
  { icon: PackageCheck, key: 'pack' },
  { icon: Truck, key: 'ship' },
  { icon: MapPin, key: 'receive' },
] as const;

/** The polling interval until the provider has confirmed the payment. */
const POLL_MS = 3000;

interface Props {
  readonly orderIds: readonly string[];
  /** The id of a payment through a provider. */
  readonly paymentId: string | undefined;
}

/** The payment result: orders, total and next steps. */
export function PaidCard({ orderIds, paymentId }: Props) {
  const { t } = useTranslation('checkout');
  const payment = usePaymentGet(
    { paymentId: paymentId ?? '' },
    {
      query: {
        enabled: paymentId !== undefined,
        refetchInterval: ({ state }) => (state.data?.status === 0 ? POLL_MS : false),
      },
    },
  );
  const { orders, error, isPending, refetch } = useOrders(
    orderIds,
    payment.data?.status === 0 ? POLL_MS : undefined,
  );
  if (error) return <ErrorState error={error} onRetry={refetch} minHeight={420} />;
  if (isPending) return <Skeleton height={520} />;
  const paid = orders.every(({ payStatus }) => payStatus === 1);
  // A declined payment returns to the choice of the payment method.
  if (!paid && payment.data?.status === 2)
    return <Navigate to={`${placedPath(orderIds, payment.data.method)}&failed=1`} replace />;
  const fee = sum(orders.map(({ handlingFee }) => handlingFee ?? 0));
  const [first] = orders;
  return (
    <Root component="section">
      <div className="top">
        <PaymentHead
          role="status"
          color={paid ? 'success' : 'warning'}
          icon={paid ? <Check size={44} /> : <Hourglass size={40} />}
          title={paid ? t('paid.title') : t('paid.waiting')}
          total={sum([...orders.map(orderTotal), fee])}
          fee={fee}
          text={paid ? t('paid.text') : t('paid.waitingText')}
          gap={8}
        />
      </div>
      <ul className="orders">
        {orders.map((order) => (
          <li key={order.id}>
            <span className="store">{order.sellerName}</span>
            <bdi className="number" dir="ltr">
              {recordNumber(order)}
            </bdi>
            <CopyButton text={recordNumber(order)} label={t('paid.copy')} />
            <Money value={orderTotal(order)} />
            <Link to={orderDetailPath(order.id)}>{t('paid.view')}</Link>
          </li>
        ))}
      </ul>
      <ul className="next">
        {nextSteps.map(({ icon: Icon, key }) => (
          <li key={key}>
            <Icon size={20} aria-hidden />
            {t(`paid.${key}`)}
          </li>
        ))}
      </ul>
      <div className="acts">
        <Button
          variant="contained"
          size="large"
          href={orders.length === 1 && first ? orderDetailPath(first.id) : ordersPath(2)}
        >
          {t('paid.viewOrders', { count: orders.length })}
        </Button>
        <Button variant="outlined" size="large" href={paths.index}>
          {t('paid.continue')}
        </Button>
      </div>
    </Root>
  );
}

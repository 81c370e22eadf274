import Skeleton from '@mui/material/Skeleton';
import Card from '@mui/material/Card';
import styled from '@emotion/styled';
import { isApiError } from '@openmall/sdk';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { ordersPath } from '../../../shared/navigation/paths.ts';
import { unknownOrder } from './unknown-order.ts';
import { CopyButton } from '../../../shared/ui/input/CopyButton.tsx';
import { ErrorState } from '../../../shared/ui/feedback/ErrorState.tsx';
import { Notice } from '../../../shared/ui/feedback/Notice.tsx';
import { DeadlineNote } from '../DeadlineNote.tsx';
import { DetailHead } from './DetailHead.tsx';
import { DetailLines } from './DetailLines.tsx';
import { DetailSide } from './DetailSide.tsx';
import { MetaItem, MetaRow } from './MetaRow.tsx';
import { isMoving } from '../order-actions.ts';
import { Progress } from './Progress.tsx';
import { RefundState } from '../refund/RefundState.tsx';
import { ReturnState } from '../returns/ReturnState.tsx';
import { OrderTimeline } from './OrderTimeline.tsx';
import type { Acting } from '../use-order-action.ts';
import { useWatchedOrder } from '../use-watched-order.ts';

const Root = styled.div`
  display: grid;
  gap: 16px;
  & .columns {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 300px;
    gap: 16px;
    align-items: start;
  }
  & .columns > div {
    display: grid;
    gap: 16px;
  }
  & section {
    padding: 20px 24px;
  }
  & section > h2 {
    margin-block-end: 16px;
    font-size: 16px;
    line-height: 24px;
  }
  @media (width < 1200px) {
    & .columns {
      grid-template-columns: minmax(0, 1fr);
    }
  }
  @media (width < 900px) {
    & section {
      padding: 16px;
    }
  }
  /* Number, parties, lines and amounts, in black. What serves only the screen hides itself. */
  @media print {
    & .columns {
      grid-template-columns: minmax(0, 1fr) 220px;
      gap: 40px;
    }
    & section {
      padding: 12px 0;
      border: 0;
      break-inside: avoid;
    }
    & * {
      color: #000 !important;
      background: none !important;
      box-shadow: none !important;
    }
    body:has(&) {
      background: #fff;
      min-width: 0;
    }
  }
`;

interface Props {
  readonly orderId: string;
  readonly acting: Acting;
}

/** The page of an order. It is polled while the order can change. */
export function OrderDetail({ orderId, acting }: Props) {
  const { t } = useTranslation('orders');
  const query = useWatchedOrder(orderId);
  if (!query.data && isApiError(query.error) && query.error.key === 'orderNotFound')
    return <Navigate to={ordersPath(0)} state={unknownOrder} replace />;
  if (query.isError && !query.data)
    return <ErrorState error={query.error} onRetry={() => void query.refetch()} minHeight={480} />;
  if (!query.data) {
    return (
      <Root aria-busy>
        <Skeleton height={60} />
        <Skeleton height={134} />
        <Skeleton height={420} />
      </Root>
    );
  }
  const order = query.data.orderInfo;
  const { status, carrier, trackingNumber } = order;
  const last = order.returns?.at(-1);
  return (
    <Root>
      <DetailHead order={order} acting={acting} />
      {status === -1 && (
        <Notice>
          {order.cancelReason === undefined || order.cancelReason === null
            ? t('detail.expired')
            : t('detail.cancelled', { reason: t(`cancel.reason${order.cancelReason}`) })}
        </Notice>
      )}
      <Progress order={order} />
      <DeadlineNote order={order} withReturn />
      <RefundState order={order} />
      {last && <ReturnState order={order} goods={last} />}
      <div className="columns">
        <div>
          <Card component="section">
            <h2>{t('detail.goods')}</h2>
            <DetailLines orderId={order.id} />
          </Card>
          <Card component="section" sx={{ displayPrint: 'none' }}>
            <h2>{t('timeline.title')}</h2>
            {carrier && trackingNumber && (
              <MetaRow as="p" style={{ marginBlockEnd: 16 }}>
                <MetaItem>
                  {carrier} · <bdi dir="ltr">{trackingNumber}</bdi>
                  <CopyButton text={trackingNumber} label={t('detail.copyTracking')} />
                </MetaItem>
              </MetaRow>
            )}
            <OrderTimeline orderId={order.id} moving={isMoving(order)} />
          </Card>
        </div>
        <DetailSide order={order} />
      </div>
    </Root>
  );
}

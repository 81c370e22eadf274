import Skeleton from '@mui/material/Skeleton';
import Card from '@mui/material/Card';
import Button from '@mui/material/Button';
import styled from '@emotion/styled';
import { canDo, type OrderDetails } from '@openmall/sdk';
import { RotateCcw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { orderDetailPath } from '../../../shared/navigation/paths.ts';
import { EmptyState } from '../../../shared/ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../../shared/ui/feedback/ErrorState.tsx';
import { DeadlineNote } from '../DeadlineNote.tsx';
import { DetailLines } from '../detail/DetailLines.tsx';
import { DetailSums } from '../detail/DetailSums.tsx';
import { useWatchedOrder } from '../use-watched-order.ts';
import { isReturnable } from '../order-actions.ts';
import { ReturnForm } from '../returns/ReturnForm.tsx';
import { ReturnState } from '../returns/ReturnState.tsx';
import { RefundForm } from './RefundForm.tsx';
import { RefundState } from './RefundState.tsx';

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 300px;
  gap: 16px;
  align-items: start;
  & > div {
    display: grid;
    gap: 16px;
  }
  & section {
    padding: 24px;
  }
  & section > h2 {
    margin-block-end: 16px;
    font-size: 16px;
    line-height: 24px;
  }
  & section > p {
    margin-block-end: 16px;
  }
  @media (width < 1200px) {
    grid-template-columns: minmax(0, 1fr);
  }
  @media (width < 900px) {
    & section {
      padding: 16px;
    }
  }
`;

/** The key of the text that says why no refund is possible. */
const closedKey = ({ status }: OrderDetails) =>
  status === 0 ? 'unpaid' : status === -1 ? 'cancelled' : 'shipped';

interface Props {
  readonly orderId: string;
  /** `isGranted` if the money is back already. */
  readonly onDone: (isGranted: boolean) => void;
}

/** The refund of an order: the form if possible, the state of a requested refund, or why there is none. */
export function OrderReturn({ orderId, onDone }: Props) {
  const { t } = useTranslation('orders');
  const query = useWatchedOrder(orderId);
  if (query.isError && !query.data)
    return <ErrorState error={query.error} onRetry={() => void query.refetch()} minHeight={480} />;
  if (!query.data)
    return (
      <div aria-busy>
        <Skeleton height={520} />
      </div>
    );
  const order = query.data.orderInfo;
  const canRequest = canDo('order', 'requestRefund', order.status);
  const canReturn = isReturnable(order.status, order);
  const last = order.returns?.at(-1);
  if (!canRequest && !order.returnStatus && !canReturn && !last)
    return (
      <Card>
        <EmptyState
          icon={<RotateCcw size={40} />}
          title={t(`refund.closed.${closedKey(order)}.title`)}
          text={t(`refund.closed.${closedKey(order)}.text`)}
          actions={
            <Button variant="contained" href={orderDetailPath(orderId)}>
              {t('refund.toOrder')}
            </Button>
          }
        />
      </Card>
    );
  return (
    <Root>
      <div>
        <DeadlineNote order={order} withReturn />
        <RefundState order={order} />
        {last && <ReturnState order={order} goods={last} />}
        {canReturn && (
          <Card component="section">
            <h2>{t('return.title')}</h2>
            <ReturnForm order={order} onDone={() => onDone(false)} />
          </Card>
        )}
        {canRequest && (
          <Card component="section">
            <h2>{order.returnStatus ? t('refund.againTitle') : t('refund.title')}</h2>
            <p>{t('refund.text')}</p>
            <RefundForm
              orderId={order.id}
              status={order.status}
              shipDeadline={order.shipDeadline}
              onDone={onDone}
            />
          </Card>
        )}
        <Card component="section">
          <h2>{t('detail.goods')}</h2>
          <DetailLines orderId={order.id} />
        </Card>
      </div>
      <Card component="section">
        <h2>{t('detail.amounts')}</h2>
        <DetailSums order={order} />
      </Card>
    </Root>
  );
}

import Skeleton from '@mui/material/Skeleton';
import Card from '@mui/material/Card';
import Button from '@mui/material/Button';
import { canDo } from '@openmall/sdk';
import { useOrderInfo, useOrderListGoods } from '@openmall/sdk/hooks';
import { Star } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { orderDetailPath } from '../../shared/navigation/paths.ts';
import { EmptyState } from '../../shared/ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../shared/ui/feedback/ErrorState.tsx';
import { reviewedGoods } from './review-values.ts';
import { ReviewForm } from './ReviewForm.tsx';

const MAX_LINES = 100;

interface Props {
  readonly orderId: string;
  readonly onDone: () => void;
}

/** Reviews the goods of an order: the form if possible, or why not. */
export function WriteReview({ orderId, onDone }: Props) {
  const { t } = useTranslation('reviews');
  const fresh = { query: { staleTime: 0, meta: { inline: true } } };
  const order = useOrderInfo({ orderId }, fresh);
  const lines = useOrderListGoods({ orderId, pageSize: MAX_LINES }, { query: { meta: { inline: true } } });
  const failed = [order, lines].find(({ isError, data }) => isError && !data);
  if (failed)
    return <ErrorState error={failed.error} onRetry={() => void failed.refetch()} minHeight={360} />;
  if (!order.data || !lines.data)
    return (
      <div aria-busy>
        <Skeleton height={360} />
      </div>
    );
  const { status } = order.data.orderInfo;
  if (!canDo('order', 'review', status))
    return (
      <Card>
        <EmptyState
          icon={<Star size={40} />}
          title={t(status === 5 ? 'write.done.title' : 'write.early.title')}
          text={t(status === 5 ? 'write.done.text' : 'write.early.text')}
          actions={
            <Button variant="contained" href={orderDetailPath(orderId)}>
              {t('write.toOrder')}
            </Button>
          }
        />
      </Card>
    );
  const received = lines.data.pageList.filter(({ refundedNum = 0, goodsNum }) => refundedNum < goodsNum);
  const goods = reviewedGoods(received.filter(({ isValid }) => isValid === 1));
  return <ReviewForm orderId={orderId} goods={goods} onDone={onDone} />;
}

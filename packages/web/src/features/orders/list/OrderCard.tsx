import Card from '@mui/material/Card';
import Button from '@mui/material/Button';
import styled from '@emotion/styled';
import type { OrderMain } from '@openmall/sdk';
import { subtract, sum } from '@openmall/sdk/money';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { orderDetailPath } from '../../../shared/navigation/paths.ts';
import { recordNumber } from '../../../shared/orders/record-number.ts';
import { lazyPart } from '../../../shared/parts/lazy-part.tsx';
import { Money } from '../../../shared/ui/display/Money.tsx';
import { ErrorState } from '../../../shared/ui/feedback/ErrorState.tsx';
import { actionsOf, isMoving } from '../order-actions.ts';
import { DeadlineNote } from '../DeadlineNote.tsx';
import { OrderCardHead } from './OrderCardHead.tsx';
import { OrderCardLines } from './OrderCardLines.tsx';
import { OrderButtons } from '../OrderButtons.tsx';
import type { OrderTimelineProps } from '../detail/OrderTimeline.tsx';
import type { Acting } from '../use-order-action.ts';

const OrderTimeline = lazyPart<OrderTimelineProps>({
  load: async () => (await import('../detail/OrderTimeline.tsx')).OrderTimeline,
  frame: <div aria-busy style={{ minBlockSize: 120 }} />,
  renderFailure: (error, retry) => <ErrorState error={error} onRetry={retry} minHeight={120} />,
});

const Root = styled(Card)<{ readonly component: 'article' }>`
  & > .body {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 168px;
  }
  & .total {
    display: grid;
    align-content: center;
    justify-items: end;
    gap: 2px;
    padding: 16px 20px;
    border-inline-start: 1px solid var(--mui-palette-divider);
    text-align: end;
    color: var(--mui-palette-text-secondary);
    font-size: 12px;
    line-height: 16px;
    font-variant-numeric: tabular-nums;
  }
  & .total strong {
    color: var(--mui-palette-text-primary);
    font-size: 18px;
    line-height: 26px;
  }
  & > footer {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px;
    min-block-size: 56px;
    padding-block: 8px;
    padding-inline: 8px 12px;
    border-block-start: 1px solid var(--mui-palette-divider);
  }
  & > footer .end {
    margin-inline-start: auto;
    display: flex;
    flex-wrap: wrap;
    justify-content: end;
    gap: 8px;
  }
  & .timeline {
    padding: 16px 20px 20px;
    border-block-start: 1px solid var(--mui-palette-divider);
    background: var(--mui-palette-background-default);
    border-radius: 0 0 var(--mui-shape-borderRadius) var(--mui-shape-borderRadius);
  }
  @media (width < 900px) {
    & > .body {
      grid-template-columns: minmax(0, 1fr);
    }
    & .total {
      display: flex;
      flex-wrap: wrap;
      align-items: baseline;
      gap: 4px 8px;
      padding: 8px 12px 12px;
      border-inline-start: 0;
    }
    & > footer {
      padding: 8px 12px;
    }
    & .timeline {
      padding: 12px;
    }
    & > footer > *,
    & > footer .end > * {
      flex: 1 1 auto;
    }
  }
`;

/** The total of an order. Other servers may omit it. */
const totalOf = (order: OrderMain): number =>
  order.total ?? Number(sum([order.priceCount, order.fees, order.tax]));

interface Props {
  readonly order: OrderMain;
  readonly acting: Acting;
  /** The card is at the top of the page, so its pictures load first. */
  readonly first?: boolean;
}

/** An order in the list: store, goods, total, status and actions. */
export function OrderCard({ order, acting, first = false }: Props) {
  const { t } = useTranslation('orders');
  const [expanded, setExpanded] = useState(false);
  const timelineId = useId();
  const total = totalOf(order);
  return (
    <Root
      component="article"
      aria-label={t('card.label', { number: recordNumber(order), store: order.goodsFrom })}
    >
      <OrderCardHead order={order} />
      <div className="body">
        <OrderCardLines order={order} first={first} />
        <div className="total">
          {t('card.pieces', { count: order.goodsCount })}
          <strong>
            <Money value={total} />
          </strong>
          {order.freight !== undefined && order.freight > 0 && (
            <span>
              {t('card.freight')} <Money value={order.freight} />
            </span>
          )}
        </div>
      </div>
      <DeadlineNote order={order} sx={{ borderRadius: 0 }} />
      <footer>
        {actionsOf(order.status).includes('track') && (
          <Button
            variant="text"
            color="inherit"
            aria-expanded={expanded}
            aria-controls={timelineId}
            endIcon={
              <ChevronDown size={16} aria-hidden style={{ rotate: expanded ? '180deg' : undefined }} />
            }
            onClick={() => setExpanded(!expanded)}
          >
            {t('action.track')}
          </Button>
        )}
        <Button variant="text" color="inherit" href={orderDetailPath(order.id)}>
          {t('card.details')}
        </Button>
        <span className="end">
          <OrderButtons
            order={{
              id: order.id,
              status: order.status,
              returnState: order.returnState,
              returnDeadline: order.returnDeadline,
              total: Number(subtract(total, order.refundedTotal ?? 0)),
            }}
            reminded={order.reminded === 1}
            acting={acting}
          />
        </span>
      </footer>
      <div id={timelineId} hidden={!expanded} className={expanded ? 'timeline' : undefined}>
        {expanded && <OrderTimeline orderId={order.id} moving={isMoving(order)} max={3} />}
      </div>
    </Root>
  );
}

import Card from '@mui/material/Card';
import styled from '@emotion/styled';
import { canDo, fromWireTime, type OrderDetails, type OrderLogItem, type RefundStatus } from '@openmall/sdk';
import { useOrderLogList } from '@openmall/sdk/hooks';
import { CircleCheck, CircleX, Hourglass, Send } from 'lucide-react';
import { formatMoment } from '../../../shared/i18n/format.ts';
import { useTranslation } from 'react-i18next';
import { Money } from '../../../shared/ui/display/Money.tsx';

const Root = styled(Card)<{ readonly component: 'section' }>`
  padding: 20px 24px;
  & h2 {
    font-size: 16px;
    line-height: 24px;
  }
  & > p {
    color: var(--mui-palette-text-secondary);
    text-wrap: pretty;
  }
  & ol {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: 16px;
    margin-block: 20px;
  }
  & ol li {
    display: grid;
    grid-template-columns: 36px 1fr;
    gap: 2px 12px;
    align-items: center;
  }
  & ol .node {
    grid-row: span 2;
    display: grid;
    place-items: center;
    inline-size: 36px;
    block-size: 36px;
    border-radius: 18px;
    background: var(--mui-palette-background-sunken);
    color: var(--mui-palette-text-secondary);
  }
  & ol [data-tone='good'] .node {
    background: var(--mui-palette-success-tint);
    color: var(--mui-palette-success-main);
  }
  & ol [data-tone='bad'] .node {
    background: var(--mui-palette-error-tint);
    color: var(--mui-palette-error-main);
  }
  & ol [data-tone='warn'] .node {
    background: var(--mui-palette-warning-tint);
    color: var(--mui-palette-warning-main);
  }
  & ol strong {
    font-weight: 600;
  }
  & ol small {
    color: var(--mui-palette-text-secondary);
    font-size: 12px;
    line-height: 16px;
  }
  & dl {
    display: grid;
    grid-template-columns: max-content minmax(0, 1fr);
    gap: 6px 24px;
    padding-block-start: 16px;
    border-block-start: 1px solid var(--mui-palette-divider);
  }
  & dt {
    color: var(--mui-palette-text-secondary);
  }
  & dd {
    overflow-wrap: anywhere;
  }
  @media (width < 900px) {
    padding: 16px;
    & ol {
      grid-template-columns: minmax(0, 1fr);
    }
    & dl {
      gap: 6px 12px;
    }
  }
`;

/** The states of the order's log in which a refund is asked for, paid back and refused. */
const ASKED = 8;
const decided = { 2: 9, 3: 10 } as const;

const looks = {
  1: { icon: Hourglass, tone: 'warn', word: 'waiting' },
  2: { icon: CircleCheck, tone: 'good', word: 'paidBack' },
  3: { icon: CircleX, tone: 'bad', word: 'refused' },
} as const;

const momentOf = (trail: readonly OrderLogItem[], wanted: number): string => {
  const step = trail.findLast(({ state }) => state === wanted);
  return step ? formatMoment(fromWireTime(step.createTime)) : '';
};

/** Where a refund stands, and what was asked. Nothing where none was. */
export function RefundState({ order }: { readonly order: OrderDetails }) {
  const { t } = useTranslation('orders');
  const status: RefundStatus = order.returnStatus ?? 0;
  const trail = useOrderLogList(
    { orderId: order.id },
    { query: { enabled: status !== 0, meta: { inline: true } } },
  );
  if (status === 0) return null;
  const { icon: Icon, tone, word } = looks[status];
  const steps = trail.data ?? [];
  const isGone = status === 3 && !canDo('order', 'requestRefund', order.status);
  const why = steps.findLast(({ state }) => state === decided[3])?.detail;
  return (
    <Root
      component="section"
      className={status === 2 ? undefined : 'screen'}
      aria-label={t('refundState.title')}
    >
      <h2>{t('refundState.title')}</h2>
      <p>{t(`refundState.${isGone ? 'refusedShipped' : word}Text`)}</p>
      <ol>
        <li data-tone="good">
          <span className="node">
            <Send size={18} aria-hidden className="flips" />
          </span>
          <strong>{t('refundState.asked')}</strong>
          <small>{momentOf(steps, ASKED)}</small>
        </li>
        <li data-tone={tone} aria-current="step">
          <span className="node">
            <Icon size={18} aria-hidden />
          </span>
          <strong>{t(`refundState.${word}`)}</strong>
          {status !== 1 && <small>{momentOf(steps, decided[status])}</small>}
        </li>
      </ol>
      <dl>
        {status === 3 && why && (
          <>
            <dt>{t('refundState.why')}</dt>
            <dd>{why}</dd>
          </>
        )}
        {order.refundAmount !== undefined && order.refundAmount !== null && (
          <>
            <dt>{t('refundState.amount')}</dt>
            <dd>
              <Money value={order.refundAmount} />
            </dd>
          </>
        )}
        {order.refundReason && (
          <>
            <dt>{t('refund.reason')}</dt>
            <dd>{t(`refund.reason${order.refundReason}`)}</dd>
          </>
        )}
        {order.refundRemark && (
          <>
            <dt>{t('refund.detail')}</dt>
            <dd>{order.refundRemark}</dd>
          </>
        )}
      </dl>
    </Root>
  );
}

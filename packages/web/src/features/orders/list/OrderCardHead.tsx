import Chip from '@mui/material/Chip';
import styled from '@emotion/styled';
import { fromWireTime, type OrderMain } from '@openmall/sdk';
import { Store } from 'lucide-react';
import { Link } from 'react-router-dom';
import { formatDay } from '../../../shared/i18n/format.ts';
import { useTranslation } from 'react-i18next';
import { orderDetailPath, storePath } from '../../../shared/navigation/paths.ts';
import { recordNumber } from '../../../shared/orders/record-number.ts';
import { CopyButton } from '../../../shared/ui/input/CopyButton.tsx';
import { isMoving } from '../order-actions.ts';
import { PayDeadline } from '../PayDeadline.tsx';
import { StatusPill } from '../StatusPill.tsx';
import '../../../shared/themes/late/chips.ts';

const Root = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 20px;
  min-block-size: 48px;
  padding-block: 6px;
  padding-inline: 20px 12px;
  border-block-end: 1px solid var(--mui-palette-divider);
  border-radius: var(--mui-shape-borderRadius) var(--mui-shape-borderRadius) 0 0;
  background: var(--mui-palette-background-default);
  color: var(--mui-palette-text-secondary);
  font-size: 13px;
  & .day {
    white-space: nowrap;
  }
  & .number {
    display: inline-flex;
    align-items: center;
    gap: 4px;
  }
  & .store {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    min-inline-size: 0;
    color: var(--mui-palette-text-primary);
    font-weight: 600;
    border-radius: 4px;
  }
  & a.store:hover {
    color: var(--mui-palette-primary-main);
  }
  & .end {
    margin-inline-start: auto;
    display: flex;
    align-items: center;
    gap: 12px;
    white-space: nowrap;
  }
  @media (width < 900px) {
    gap: 4px 12px;
    padding: 8px 12px;
    & .number > a {
      display: inline-flex;
      align-items: center;
      min-block-size: 44px;
    }
  }
`;

/** The header of an order card: date, number, store and status. */
export function OrderCardHead({ order }: { readonly order: OrderMain }) {
  const { t } = useTranslation('orders');
  return (
    <Root>
      {order.createTime && <span className="day">{formatDay(fromWireTime(order.createTime))}</span>}
      <span className="number">
        <Link to={orderDetailPath(order.id)}>
          <bdi dir="ltr">{recordNumber(order)}</bdi>
        </Link>
        <CopyButton text={recordNumber(order)} label={t('card.copy')} />
      </span>
      {order.sellerId ? (
        <Link className="store" to={storePath(order.sellerId)}>
          <Store size={15} aria-hidden /> {order.goodsFrom}
        </Link>
      ) : (
        <span className="store">{order.goodsFrom}</span>
      )}
      <span className="end">
        {order.status === 0 && order.payDeadline ? <PayDeadline until={order.payDeadline} /> : null}
        {order.returnStatus === 3 && isMoving(order) && (
          <Chip size="small" color="error" label={t('status.refundRefused')} />
        )}
        {order.returnStatus === 2 && order.status !== 6 && (
          <Chip size="small" color="success" label={t('status.partRefunded')} />
        )}
        <StatusPill
          status={order.status}
          delivered={order.delivered === 1}
          returnStatus={order.returnStatus}
          returnState={order.returnState}
        />
      </span>
    </Root>
  );
}

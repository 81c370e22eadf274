import Button from '@mui/material/Button';
import styled from '@emotion/styled';
import { fromWireTime, type OrderDetails } from '@openmall/sdk';
import { Printer } from 'lucide-react';
import { Link } from 'react-router-dom';
import { formatMoment } from '../../../shared/i18n/format.ts';
import { useTranslation } from 'react-i18next';
import { storePath } from '../../../shared/navigation/paths.ts';
import { ChatButton } from '../../../shared/chat/ChatButton.tsx';
import { CopyButton } from '../../../shared/ui/input/CopyButton.tsx';
import { orderRest } from '../../../shared/orders/order-total.ts';
import { recordNumber } from '../../../shared/orders/record-number.ts';
import { OrderButtons } from '../OrderButtons.tsx';
import { PayDeadline } from '../PayDeadline.tsx';
import { MetaItem, MetaRow } from './MetaRow.tsx';
import { StatusPill } from '../StatusPill.tsx';
import type { Acting } from '../use-order-action.ts';

const Root = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 16px;
  & h1 {
    font-size: 24px;
    line-height: 32px;
    letter-spacing: -0.02em;
  }
  & .acts {
    display: flex;
    gap: 8px;
    margin-inline-start: auto;
  }
  & .store {
    color: var(--mui-palette-primary-main);
    font-weight: 600;
    border-radius: 4px;
  }
  @media print {
    & .acts {
      display: none;
    }
  }
  @media (width < 900px) {
    & .acts {
      flex-wrap: wrap;
      inline-size: 100%;
      margin-inline-start: 0;
    }
    & .acts > * {
      flex: 1 1 auto;
    }
    & .acts > :first-of-type {
      flex: 0 0 auto;
    }
  }
`;

interface Props {
  readonly order: OrderDetails;
  readonly acting: Acting;
}

/** The header of an order: number, status and actions. */
export function DetailHead({ order, acting }: Props) {
  const { t } = useTranslation('orders');
  const { status, sellerId } = order;
  const number = recordNumber(order);
  return (
    <Root>
      <h1>{t('detail.heading', { number })}</h1>
      <CopyButton text={number} label={t('card.copy')} />
      <StatusPill
        status={status}
        delivered={order.delivered === 1}
        returnStatus={order.returnStatus}
        returnState={order.returnState}
      />
      {status === 0 && order.payDeadline ? <PayDeadline until={order.payDeadline} /> : null}
      <span className="acts">
        <Button
          variant="text"
          color="inherit"
          startIcon={<Printer size={16} aria-hidden />}
          onClick={() => window.print()}
        >
          {t('detail.print')}
        </Button>
        <OrderButtons
          order={{
            ...{ id: order.id, status, total: Number(orderRest(order)) },
            ...{ returnState: order.returnState, returnDeadline: order.returnDeadline },
          }}
          reminded={order.reminded === 1}
          acting={acting}
        />
      </span>
      <MetaRow>
        <MetaItem>{formatMoment(fromWireTime(order.createTime))}</MetaItem>
        {sellerId && (
          <Link className="store" to={storePath(sellerId)}>
            {order.sellerName}
          </Link>
        )}
        {sellerId && order.sellerName && (
          <ChatButton size="small" store={{ id: sellerId, name: order.sellerName }} />
        )}
      </MetaRow>
    </Root>
  );
}

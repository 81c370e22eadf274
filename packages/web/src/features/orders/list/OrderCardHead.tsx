import Chip from '@mui/material/Chip';
import { styled } from '@mui/material/styles';
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

const Day = styled('span')({ whiteSpace: 'nowrap' });

const NumberLink = styled(Link)(({ theme }) => ({
  [theme.breakpoints.down('md')]: { display: 'inline-flex', alignItems: 'center', minBlockSize: 44 },
}));

/** The header of an order card: date, number, store and status. */
export function OrderCardHead({ order }: { readonly order: OrderMain }) {
  const { t } = useTranslation('orders');
  return (
    <header>
      {order.createTime && <Day>{formatDay(fromWireTime(order.createTime))}</Day>}
      <span className="number">
        <NumberLink to={orderDetailPath(order.id)}>
          <bdi dir="ltr">{recordNumber(order)}</bdi>
        </NumberLink>
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
        <StatusPill
          status={order.status}
          delivered={order.delivered === 1}
          returnStatus={order.returnStatus}
        />
      </span>
    </header>
  );
}

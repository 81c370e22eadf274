import type { OrderDetails } from '@openmall/sdk';
import { subtract, sum } from '@openmall/sdk/money';
import { useTranslation } from 'react-i18next';
import { AmountList } from '../../../shared/orders/AmountList.tsx';
import { orderTotal } from '../../../shared/orders/order-total.ts';

/** The total including the fee of the payment method, known once it is paid. */
const orderCost = (order: OrderDetails): string => sum([orderTotal(order), order.handlingFee ?? 0]);

/** The amounts that make up the total of an order. */
export function DetailSums({ order }: { readonly order: OrderDetails }) {
  const { t } = useTranslation('orders');
  const rows = [
    { label: t('sums.goods'), value: order.prizeOriginal },
    { label: t('sums.freight'), value: order.freight ?? order.fees },
    { label: t('sums.tax'), value: order.tax },
    ...(order.freight === undefined
      ? []
      : [{ label: t('sums.service'), value: order.serviceFee ?? subtract(order.fees, order.freight) }]),
    ...(order.handlingFee ? [{ label: t('sums.handling'), value: order.handlingFee }] : []),
  ];
  return (
    <AmountList
      rows={rows}
      discount={{ label: t('sums.discount'), value: order.discount }}
      coupon={{ label: t('sums.coupon', { code: order.couponCode ?? '' }), value: order.couponDiscount }}
      total={{ label: t('sums.total'), value: orderCost(order) }}
      refunded={{ label: t('sums.refunded'), value: order.refundedTotal ?? 0 }}
    />
  );
}

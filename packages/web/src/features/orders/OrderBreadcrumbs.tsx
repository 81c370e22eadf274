import { useOrderInfo } from '@openmall/sdk/hooks';
import { useTranslation } from 'react-i18next';
import { orderDetailPath, ordersPath } from '../../shared/navigation/paths.ts';
import { recordNumber } from '../../shared/orders/record-number.ts';
import { Breadcrumbs } from '../../shared/ui/layout/Breadcrumbs.tsx';

interface Props {
  readonly orderId: string;
  /** The page below the order; without it, the order itself is the page. */
  readonly page?: string;
}

/** The way back from an order, with the number that people know it by. */
export function OrderBreadcrumbs({ orderId, page }: Props) {
  const { t } = useTranslation('orders');
  const { data } = useOrderInfo({ orderId }, { query: { meta: { inline: true } } });
  const label = data ? recordNumber(data.orderInfo) : t('detail.title');
  return (
    <div style={{ marginBlockStart: -16 }}>
      <Breadcrumbs
        crumbs={[
          { label: t('title'), to: ordersPath(0) },
          ...(page === undefined ? [{ label }] : [{ label, to: orderDetailPath(orderId) }, { label: page }]),
        ]}
      />
    </div>
  );
}

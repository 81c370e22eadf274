import { useOrderInfo } from '@openmall/sdk/hooks';
import { useTranslation } from 'react-i18next';
import { orderDetailPath, ordersPath } from '../../shared/navigation/paths.ts';
import { recordNumber } from '../../shared/orders/record-number.ts';
import { Breadcrumbs } from '../../shared/ui/layout/Breadcrumbs.tsx';

interface Props {
  readonly orderId: string;
  /** The title of a page below the order; undefined for the page of the order itself. */
  readonly page?: string;
}

/** The breadcrumbs of an order, with its record number. */
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

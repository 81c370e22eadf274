import { useMerchantOrderShip } from '@openmall/sdk/merchant/hooks';
import { merchantOrderShip as shipFields } from '@openmall/sdk/merchant/validators';
import { t } from '../../shared/i18n/i18n.ts';
import { ActionDialog } from '../../shared/ui/ActionDialog.tsx';

interface Props {
  readonly orderId: string;
  readonly onClose: () => void;
}

/** Asks for carrier and tracking number, and ships the order. */
export function ShipDialog({ orderId, onClose }: Props) {
  const { mutateAsync, error } = useMerchantOrderShip();
  const ship = ({ carrier = '', trackingNumber = '' }: Readonly<Record<string, string>>) =>
    // A refusal is shown by the dialog.
    mutateAsync({ params: { orderId, carrier, trackingNumber } }).then(onClose, () => undefined);
  return (
    <ActionDialog
      title={t('orders.shipTitle')}
      submit={t('orders.ship')}
      schema={shipFields}
      fixed={{ orderId }}
      fields={[
        { name: 'carrier', label: t('orders.carrier') },
        { name: 'trackingNumber', label: t('orders.tracking') },
      ]}
      onSubmit={ship}
      onClose={onClose}
      error={error}
    />
  );
}

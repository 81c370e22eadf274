import { useMerchantPayoutAsk } from '@openmall/sdk/merchant/hooks';
import { useState } from 'react';
import { object, string } from 'yup';
import { newRequestToken } from '../../shared/net/request-token.ts';
import { formatMoney } from '../../shared/i18n/format.ts';
import { t } from '../../shared/i18n/i18n.ts';
import { ActionDialog } from '../../shared/ui/ActionDialog.tsx';

const schema = object({
  amount: string()
    .matches(/^\d{1,12}(\.\d{1,2})?$/, 'goods.priceForm')
    .required('form.required'),
});

interface Props {
  readonly available: string | undefined;
  readonly onClose: () => void;
}

/** Moves earnings to the owner's wallet. */
export function PayoutDialog({ available, onClose }: Props) {
  const { mutateAsync, error } = useMerchantPayoutAsk();
  // The same for each try, so that a repeated one pays nothing twice.
  const [requestToken] = useState(newRequestToken);
  return (
    <ActionDialog
      title={t('earnings.askTitle')}
      intro={available === undefined ? '' : t('earnings.available', { amount: formatMoney(available) })}
      submit={t('earnings.ask')}
      schema={schema}
      fixed={{}}
      fields={[{ name: 'amount', label: t('earnings.amountUsd') }]}
      onSubmit={({ amount = '' }) =>
        mutateAsync({ params: { amount, requestToken } }).then(onClose, () => undefined)
      }
      onClose={onClose}
      error={error}
    />
  );
}

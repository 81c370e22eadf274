import Button from '@mui/material/Button';
import { useOrderReturns } from '@openmall/sdk/hooks';
import { formatDollars } from '@openmall/sdk/money';
import { Form } from '../../../shared/forms/Form.tsx';
import { FormAlert } from '../../../shared/forms/FormAlert.tsx';
import { RadioTilesField } from '../../../shared/forms/fields/RadioTilesField.tsx';
import { TextAreaField } from '../../../shared/forms/fields/TextAreaField.tsx';
import { AmountField } from '../../../shared/forms/amounts/AmountField.tsx';
import { useTranslation } from 'react-i18next';
import {
  emptyRefund,
  refundInput,
  refundReasons,
  validateRefund,
  type RefundValues,
} from './refund-values.ts';
import type { ActedOn } from '../use-order-action.ts';

interface Props {
  readonly order: ActedOn;
  readonly onDone: () => void;
}

/** Requests a refund for an order that is not shipped yet: reason, amount, remarks. */
export function RefundForm({ order, onDone }: Props) {
  const { t } = useTranslation('orders');
  const request = useOrderReturns({ mutation: { meta: { inline: true } } });
  const submit = (values: RefundValues) => {
    request.mutate({ params: refundInput(order.id, values) }, { onSuccess: onDone });
  };
  return (
    <Form initial={emptyRefund(order)} validate={validateRefund(order)} onSubmit={submit}>
      <RadioTilesField
        name="returnReason"
        label={t('refund.reason')}
        minTileWidth={190}
        tiles={refundReasons.map((reason) => ({
          value: String(reason),
          label: t(`refund.reason${reason}`),
        }))}
      />
      <div style={{ maxInlineSize: 280 }}>
        <AmountField
          name="money"
          places={2}
          label={t('refund.amount')}
          hint={t('refund.amountHint', { amount: formatDollars(order.total) })}
        />
      </div>
      <TextAreaField
        name="returnDetail"
        label={t('refund.detail')}
        note={t('refund.optional')}
        hint={t('refund.detailHint')}
        rows={4}
        maxLength={500}
      />
      <FormAlert error={request.error} />
      <Button
        type="submit"
        variant="contained"
        size="large"
        disabled={request.isPending}
        style={{ justifySelf: 'start' }}
      >
        {request.isPending ? t('refund.busy') : t('refund.action')}
      </Button>
    </Form>
  );
}

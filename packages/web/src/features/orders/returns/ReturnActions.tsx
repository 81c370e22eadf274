import Button from '@mui/material/Button';
import { canDo, type OrderReturnCase } from '@openmall/sdk';
import { useOrderDisputeReturn, useOrderSendReturn, useOrderWithdrawReturn } from '@openmall/sdk/hooks';
import { orderDisputeReturn, orderSendReturn } from '@openmall/sdk/validators';
import { useTranslation } from 'react-i18next';
import { Form } from '../../../shared/forms/Form.tsx';
import { FormAlert } from '../../../shared/forms/FormAlert.tsx';
import { TextAreaField } from '../../../shared/forms/fields/TextAreaField.tsx';
import { TextField } from '../../../shared/forms/fields/TextField.tsx';
import { validateWith } from '../../../shared/forms/validate-with.ts';
import { useSendOnce } from '../../../shared/state/use-send-once.ts';

const inline = { mutation: { meta: { inline: true } } } as const;

/** Carrier and number of the parcel that goes back. */
function SendForm({ returnId }: { readonly returnId: string }) {
  const { t } = useTranslation('orders');
  const send = useOrderSendReturn(inline);
  const inputOf = (values: { carrier: string; trackingNumber: string }) => ({ ...values, returnId });
  return (
    <Form
      initial={{ carrier: '', trackingNumber: '' }}
      validate={validateWith({ schema: orderSendReturn, inputOf })}
      onSubmit={(values) => send.mutate({ params: inputOf(values) })}
    >
      <TextField name="carrier" label={t('return.carrier')} maxLength={60} />
      <TextField name="trackingNumber" label={t('return.tracking')} maxLength={64} />
      <FormAlert error={send.error} />
      <Button type="submit" variant="contained" disabled={send.isPending} style={{ justifySelf: 'start' }}>
        {send.isPending ? t('refund.busy') : t('return.send')}
      </Button>
    </Form>
  );
}

/** Why the refusal of the store is wrong. */
function DisputeForm({ returnId }: { readonly returnId: string }) {
  const { t } = useTranslation('orders');
  const dispute = useOrderDisputeReturn(inline);
  const inputOf = (values: { statement: string }) => ({ ...values, returnId });
  return (
    <Form
      initial={{ statement: '' }}
      validate={validateWith({ schema: orderDisputeReturn, inputOf })}
      onSubmit={(values) => dispute.mutate({ params: inputOf(values) })}
    >
      <TextAreaField name="statement" label={t('return.disputeLabel')} rows={3} maxLength={500} />
      <FormAlert error={dispute.error} />
      <Button type="submit" variant="contained" disabled={dispute.isPending} style={{ justifySelf: 'start' }}>
        {dispute.isPending ? t('refund.busy') : t('return.dispute')}
      </Button>
    </Form>
  );
}

interface Props {
  readonly orderId: string;
  readonly goods: OrderReturnCase;
}

/** What the buyer can do with a return now. */
export function ReturnActions({ goods }: Props) {
  const { t } = useTranslation('orders');
  const withdraw = useOrderWithdrawReturn(inline);
  const sendOnce = useSendOnce();
  const state = goods.state as number;
  const returnId = goods.id;
  if (!canDo('returnCase', 'withdraw', state)) return null;
  return (
    <div style={{ display: 'grid', gap: 16, marginBlockStart: 20, maxInlineSize: 480 }}>
      {canDo('returnCase', 'send', state) && <SendForm returnId={returnId} />}
      {canDo('returnCase', 'dispute', state) && <DisputeForm returnId={returnId} />}
      <FormAlert error={withdraw.error} />
      <Button
        variant="outlined"
        color="inherit"
        disabled={withdraw.isPending}
        style={{ justifySelf: 'start' }}
        onClick={() => sendOnce(() => withdraw.mutate({ params: { returnId } }))}
      >
        {t('return.withdraw')}
      </Button>
    </div>
  );
}

import { useOrderReturns } from '@openmall/sdk/hooks';
import { formatDollars } from '@openmall/sdk/money';
import { Form } from '../../shared/forms/Form.tsx';
import { FormAlert } from '../../shared/forms/FormAlert.tsx';
import { SelectField } from '../../shared/forms/SelectField.tsx';
import { TextField } from '../../shared/forms/TextField.tsx';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { Dialog } from '../../shared/ui/Dialog.tsx';
import { toast } from '../../shared/ui/toast/toast.ts';
import { refundInput, refundReasons, validateRefund, type RefundValues } from './refund-values.ts';
import type { ActedOn } from './use-order-action.ts';

const formId = 'refund-form';

interface Props {
  /** The order whose money is asked back; none while the dialog is closed. */
  readonly order: ActedOn | undefined;
  readonly onClose: () => void;
}

/** Asks the store for the money of an order that it has not shipped yet: reason, amount, remarks. */
export function RefundDialog({ order, onClose }: Props) {
  const { t } = useTranslation('orders');
  const returns = useOrderReturns({ mutation: { meta: { inline: true } } });
  const close = () => {
    returns.reset();
    onClose();
  };
  const submit = (values: RefundValues) => {
    if (!order || returns.isPending) return;
    const onSuccess = () => {
      toast.success(t('refund.done'));
      close();
    };
    returns.mutate({ params: refundInput(order.id, values) }, { onSuccess });
  };
  const buttons = (
    <>
      <Button variant="outlined" onClick={close}>
        {t('cancel', { ns: 'common' })}
      </Button>
      <Button type="submit" form={formId} variant="contained" disabled={returns.isPending}>
        {returns.isPending ? t('refund.busy') : t('refund.action')}
      </Button>
    </>
  );
  const initial: RefundValues = { returnReason: '', money: String(order?.total ?? ''), returnDetail: '' };
  const amount = formatDollars(order?.total ?? 0);
  return (
    <Dialog open={order !== undefined} onClose={close} title={t('refund.title')} footer={buttons} width={480}>
      <p style={{ color: 'var(--ink-soft)', marginBlockEnd: 20 }}>{t('refund.text')}</p>
      <Form id={formId} initial={initial} validate={validateRefund(order)} onSubmit={submit}>
        <SelectField
          name="returnReason"
          label={t('refund.reason')}
          placeholder={t('refund.choose')}
          choices={refundReasons.map((reason) => ({
            value: String(reason),
            label: t(`refund.reason${reason}`),
          }))}
        />
        <TextField
          name="money"
          label={t('refund.amount')}
          inputMode="decimal"
          autoComplete="off"
          hint={t('refund.amountHint', { amount })}
        />
        <TextField
          name="returnDetail"
          label={t('refund.detail')}
          note={t('refund.optional')}
          maxLength={500}
          autoComplete="off"
        />
        <FormAlert error={returns.error} />
      </Form>
    </Dialog>
  );
}

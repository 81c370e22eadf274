import Button from '@mui/material/Button';
import type { OrderDetails } from '@openmall/sdk';
import { useOrderRequestReturn } from '@openmall/sdk/hooks';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Form } from '../../../shared/forms/Form.tsx';
import { FormAlert } from '../../../shared/forms/FormAlert.tsx';
import { RadioTilesField } from '../../../shared/forms/fields/RadioTilesField.tsx';
import { TextAreaField } from '../../../shared/forms/fields/TextAreaField.tsx';
import { formatDay } from '../../../shared/i18n/format.ts';
import { PicturesField } from '../../../shared/uploads/PicturesField.tsx';
import { ReturnChoice } from './ReturnChoice.tsx';
import {
  earlyUntil,
  emptyReturn,
  MAX_PICTURES,
  reasonsFor,
  returnInput,
  type ReturnValues,
  validateReturn,
} from './return-values.ts';

import { useShownReturn } from './use-shown-return.ts';

interface Props {
  readonly order: OrderDetails;
  readonly onDone: () => void;
}

/** Asks to return goods of an order, or reports that its parcel never arrived. */
export function ReturnForm({ order, onDone }: Props) {
  const { t } = useTranslation('orders');
  const [openedAt] = useState(() => Date.now());
  const request = useOrderRequestReturn({ mutation: { meta: { inline: true } } });
  const shown = useShownReturn(order.id);
  const early = earlyUntil(order, openedAt);
  const submit = (values: ReturnValues) =>
    request.mutate(
      { params: returnInput(order.id, values, shown.totalOf(values)) },
      { onSuccess: onDone, onError: () => shown.refresh(values) },
    );
  return (
    <Form initial={emptyReturn} validate={validateReturn(order.id)} onSubmit={submit}>
      <div>
        <RadioTilesField
          name="returnReason"
          label={t('refund.reason')}
          minTileWidth={190}
          tiles={reasonsFor(order, openedAt).map((reason) => ({
            value: String(reason),
            label: t(`refund.reason${reason}`),
          }))}
        />
        {early !== undefined && <p>{t('return.early', { date: formatDay(early) })}</p>}
      </div>
      <ReturnChoice orderId={order.id} />
      <TextAreaField
        name="returnDetail"
        label={t('refund.detail')}
        note={t('refund.optional')}
        hint={t('refund.detailHint')}
        rows={4}
        maxLength={500}
      />
      <PicturesField
        name="pictures"
        module="evaluate"
        label={t('return.pictures')}
        note={t('refund.optional')}
        maxPictures={MAX_PICTURES}
      />
      <FormAlert error={request.error} />
      <Button
        type="submit"
        variant="contained"
        size="large"
        disabled={request.isPending}
        style={{ justifySelf: 'start' }}
      >
        {request.isPending ? t('refund.busy') : t('return.action')}
      </Button>
    </Form>
  );
}

import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import type { OrderStatus } from '@openmall/sdk';
import { useOrderReturns } from '@openmall/sdk/hooks';
import { useFormikContext } from 'formik';
import { Form } from '../../../shared/forms/Form.tsx';
import { FormAlert } from '../../../shared/forms/FormAlert.tsx';
import { RadioTilesField } from '../../../shared/forms/fields/RadioTilesField.tsx';
import { TextAreaField } from '../../../shared/forms/fields/TextAreaField.tsx';
import { useTranslation } from 'react-i18next';
import { RefundOutcome } from './RefundOutcome.tsx';
import { RefundPieces } from './RefundPieces.tsx';
import { emptyRefund, refundInput, reasonsIn, validateRefund, type RefundValues } from './refund-values.ts';
import { useRefundQuote, useShownAmount, useWholeQuote } from './use-refund-quote.ts';

interface Props {
  readonly orderId: string;
  /** Which reasons fit depends on it. */
  readonly status: OrderStatus;
  /** Until when the store ships. From then on a refund of the whole order is granted at once. */
  readonly shipDeadline: number | null | undefined;
  /** `isGranted` if the money is back already. */
  readonly onDone: (isGranted: boolean) => void;
}

interface ChoiceProps {
  readonly orderId: string;
  /** The quote for all that is left of the order. */
  readonly query: ReturnType<typeof useWholeQuote>;
}

/** What to refund, and what it pays back. A server that quotes no refunds refunds whole orders. */
function RefundChoice({ orderId, query }: ChoiceProps) {
  const { t } = useTranslation('orders');
  const { values } = useFormikContext<RefundValues>();
  const { whole, chosen, isStale, isUnknown } = useRefundQuote(orderId, query, values);
  if (isUnknown) return <p>{t('refund.payback')}</p>;
  const lines = whole?.lines ?? [];
  const canChoose = lines.reduce((sum, { goodsNum }) => sum + goodsNum, 0) > 1;
  return (
    <>
      {canChoose && (
        <RadioTilesField
          name="scope"
          label={t('refund.scope')}
          minTileWidth={190}
          tiles={[
            { value: 'whole', label: t('refund.whole') },
            { value: 'part', label: t('refund.part') },
          ]}
        />
      )}
      {values.scope === 'part' && <RefundPieces lines={lines} />}
      {chosen !== 'none' && <RefundOutcome quote={chosen} stale={isStale} />}
    </>
  );
}

const isPast = (at: number | null | undefined) => typeof at === 'number' && at <= Date.now();

/** Requests a refund for an order that is not shipped yet: reason, pieces, remarks. */
export function RefundForm({ orderId, status, shipDeadline, onDone }: Props) {
  const { t } = useTranslation('orders');
  const request = useOrderReturns({ mutation: { meta: { inline: true } } });
  const shownAmount = useShownAmount(orderId);
  const query = useWholeQuote(orderId);
  const submit = (values: RefundValues) => {
    const params = refundInput(orderId, values, shownAmount(values));
    const isGranted = () => isPast(shipDeadline) && values.scope === 'whole';
    request.mutate({ params }, { onSuccess: () => onDone(isGranted()) });
  };
  // The amounts have as many lines as they need. A button below them would move away from the pointer.
  // `isFetched` stays true when a failed quote is asked for again, so the form keeps what was typed.
  if (!query.isFetched) return <Skeleton height={480} aria-busy />;
  return (
    <Form initial={emptyRefund} validate={validateRefund(orderId)} onSubmit={submit}>
      <RadioTilesField
        name="returnReason"
        label={t('refund.reason')}
        minTileWidth={190}
        tiles={reasonsIn(status).map((reason) => ({
          value: String(reason),
          label: t(`refund.reason${reason}`),
        }))}
      />
      <RefundChoice orderId={orderId} query={query} />
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

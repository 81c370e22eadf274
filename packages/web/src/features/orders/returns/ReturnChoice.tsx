import type { OrderReturnQuoteData } from '@openmall/sdk';
import { useOrderReturnQuote } from '@openmall/sdk/hooks';
import { keepPreviousData } from '@tanstack/react-query';
import { useFormikContext } from 'formik';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormAlert } from '../../../shared/forms/FormAlert.tsx';
import { RadioTilesField } from '../../../shared/forms/fields/RadioTilesField.tsx';
import { formatDay } from '../../../shared/i18n/format.ts';
import { PaidBack } from '../refund/PaidBack.tsx';
import { RefundPieces } from '../refund/RefundPieces.tsx';
import { isMissing, reasonOf, returnLines, type ReturnValues } from './return-values.ts';

const DAY_MS = 86_400_000;

interface OutcomeProps {
  readonly quote: OrderReturnQuoteData | undefined;
  readonly stale: boolean;
  readonly missing: boolean;
}

/** What comes back, and what happens until then. */
function ReturnOutcome({ quote, stale, missing }: OutcomeProps) {
  const { t } = useTranslation('orders');
  const [openedAt] = useState(() => Date.now());
  const date = quote && formatDay(openedAt + quote.decideDays * DAY_MS);
  return (
    <PaidBack
      quote={quote}
      stale={stale}
      notes={[
        quote?.keepsCosts === 1 && t('return.keepsCosts'),
        date && t(missing ? 'return.howMissing' : 'return.how', { date }),
      ]}
    />
  );
}

/** What to send back, and what it pays back, once a reason is chosen. */
export function ReturnChoice({ orderId }: { readonly orderId: string }) {
  const { t } = useTranslation('orders');
  const { values } = useFormikContext<ReturnValues>();
  const returnReason = reasonOf(values);
  const [missing, lines] = [isMissing(values), returnLines(values)];
  const params = { orderId, returnReason: returnReason ?? 9 };
  const query = {
    enabled: returnReason !== undefined,
    placeholderData: keepPreviousData,
    meta: { inline: true },
  };
  const whole = useOrderReturnQuote(params, { query });
  const part = useOrderReturnQuote(
    { ...params, ...(lines && { lines }) },
    { query: { ...query, enabled: query.enabled && Boolean(lines) } },
  );
  if (returnReason === undefined) return null;
  if (whole.error) return <FormAlert error={whole.error} />;
  const chosen = lines === undefined ? whole : part;
  const choices = whole.data?.lines ?? [];
  const canChoose = !missing && choices.reduce((sum, { goodsNum }) => sum + goodsNum, 0) > 1;
  return (
    <>
      {canChoose && (
        <RadioTilesField
          name="scope"
          label={t('return.scope')}
          minTileWidth={190}
          tiles={[
            { value: 'whole', label: t('refund.whole') },
            { value: 'part', label: t('refund.part') },
          ]}
        />
      )}
      {canChoose && values.scope === 'part' && <RefundPieces lines={choices} />}
      {lines !== '' && (
        <ReturnOutcome quote={chosen.data} stale={chosen.isPlaceholderData} missing={missing} />
      )}
    </>
  );
}

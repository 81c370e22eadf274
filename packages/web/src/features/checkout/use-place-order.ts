import type { OrderSubmitData } from '@openmall/sdk';
import { useOrderSubmit } from '@openmall/sdk/hooks';
import { useRef, useState } from 'react';
import { forgetSubmitToken, submitTokenFor } from './submit-token.ts';
import { isOutcomeUnknown } from './outcome-unknown.ts';

interface Content {
  readonly orderInfo: string;
  readonly addressId: string;
  readonly remarks: string;
  readonly coupons?: string;
  /** The total that the buyer sees, in dollars. The server rejects an order with another total. */
  readonly total: number;
}

const MAX_RETRIES = 3;
const SLOW_MS = 3000;

export interface PlaceOrder {
  readonly place: (content: Content) => void;
  /** `slow` after three seconds, `checking` while a lost response is retried. */
  readonly phase: 'idle' | 'sending' | 'slow' | 'checking';
  readonly error: unknown;
}

/**
 * Places the orders exactly once, even with repeated clicks or lost responses. Once they are placed it places no more:
 * the form stays on the screen until the next page has come, and a second press must not order again.
 */
export function usePlaceOrder(onPlaced: (data: OrderSubmitData) => void, onRejected: () => void): PlaceOrder {
  const submit = useOrderSubmit({ mutation: { meta: { inline: true } } });
  const [phase, setPhase] = useState<PlaceOrder['phase']>('idle');
  const [error, setError] = useState<unknown>();
  const isSending = useRef(false);
  const send = async ({ remarks, total, ...content }: Content) => {
    const params = { ...content, ...(remarks.trim() && { remarks: remarks.trim() }) };
    // The token does not depend on the total, so a placed order is recognized even after prices have changed.
    const submitToken = submitTokenFor(params);
    for (let retry = 0; ; retry += 1) {
      try {
        return await submit.mutateAsync({ params: { ...params, submitToken, total } });
      } catch (cause) {
        if (!isOutcomeUnknown(cause) || retry === MAX_RETRIES) throw cause;
        setPhase('checking');
      }
    }
  };
  const place = async (content: Content) => {
    if (isSending.current) return;
    isSending.current = true;
    setError(undefined);
    setPhase('sending');
    const slow = setTimeout(() => setPhase((current) => (current === 'sending' ? 'slow' : current)), SLOW_MS);
    try {
      const data = await send(content);
      forgetSubmitToken();
      onPlaced(data);
    } catch (cause) {
      isSending.current = false;
      setPhase('idle');
      setError(cause);
      onRejected();
    } finally {
      clearTimeout(slow);
    }
  };
  return { place: (content) => void place(content), phase, error };
}

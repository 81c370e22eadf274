import { isApiError, type OrderSubmitData } from '@openmall/sdk';
import { useOrderSubmit } from '@openmall/sdk/hooks';
import { useRef, useState } from 'react';
import { forgetSubmitToken, submitTokenFor } from './submit-token.ts';

interface Content {
  readonly orderInfo: string;
  readonly addressId: string;
  readonly remarks: string;
  /** What the buyer sees, in dollars; the server refuses to order at another total. */
  readonly total: number;
}

/** An answer that did not arrive says nothing of the order; asking again with the same token tells. */
const isUnknown = (error: unknown) =>
  isApiError(error) && (error.kind === 'timeout' || error.kind === 'network');
const MOST_CHECKS = 3;
const SLOW_MS = 3000;

export interface PlaceOrder {
  readonly place: (content: Content) => void;
  /** `slow` after three seconds, `checking` when an answer got lost and is asked for again. */
  readonly phase: 'idle' | 'sending' | 'slow' | 'checking';
  readonly error: unknown;
}

/** Submits once: not twice by two clicks, not twice by a lost answer. */
export function usePlaceOrder(onPlaced: (data: OrderSubmitData) => void, onRefused: () => void): PlaceOrder {
  const submit = useOrderSubmit({ mutation: { meta: { inline: true } } });
  const [phase, setPhase] = useState<PlaceOrder['phase']>('idle');
  const [error, setError] = useState<unknown>();
  const underWay = useRef(false);
  const send = async ({ remarks, total, ...content }: Content) => {
    const params = { ...content, ...(remarks.trim() && { remarks: remarks.trim() }) };
    // Without the total: an order whose answer got lost is found again although prices have changed since.
    const submitToken = submitTokenFor(params);
    for (let check = 0; ; check += 1) {
      try {
        return await submit.mutateAsync({ params: { ...params, submitToken, total } });
      } catch (cause) {
        if (!isUnknown(cause) || check === MOST_CHECKS) throw cause;
        setPhase('checking');
      }
    }
  };
  const place = async (content: Content) => {
    if (underWay.current) return;
    underWay.current = true;
    setError(undefined);
    setPhase('sending');
    const slow = setTimeout(() => setPhase((now) => (now === 'sending' ? 'slow' : now)), SLOW_MS);
    try {
      const data = await send(content);
      forgetSubmitToken();
      onPlaced(data);
    } catch (cause) {
      setError(cause);
      onRefused();
    } finally {
      clearTimeout(slow);
      underWay.current = false;
      setPhase('idle');
    }
  };
  return { place: (content) => void place(content), phase, error };
}

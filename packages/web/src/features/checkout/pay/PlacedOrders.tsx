import { useState } from 'react';
import { PayAtOnce } from './PayAtOnce.tsx';
import { Placed, type PlacedProps } from './Placed.tsx';

interface Props extends Omit<PlacedProps, 'firstError'> {
  /** The fund password from the checkout; undefined if the orders were placed earlier. */
  readonly safeword: string | undefined;
  /** The attempt to pay has ended without a payment. */
  readonly onUnpaid: () => void;
}

/** Pays orders that come from the checkout; otherwise, or if that fails, asks for their payment. */
export function PlacedOrders({ safeword, onUnpaid, ...props }: Props) {
  const [error, setError] = useState<unknown>();
  if (safeword === undefined) return <Placed {...props} firstError={error} />;
  const fail = (cause: unknown) => {
    setError(cause);
    onUnpaid();
  };
  return (
    <PayAtOnce
      orderIds={props.orderIds}
      method={props.method}
      safeword={safeword}
      onPaid={props.onPaid}
      onFailed={fail}
    />
  );
}

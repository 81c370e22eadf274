import type { OrderStatus } from '@openmall/sdk';
import { useCallback, useState } from 'react';
import type { OrderAction } from './order-actions.ts';

/** What the dialogs need to know of an order, of the list or of its page. */
export interface ActedOn {
  readonly id: string;
  readonly status: OrderStatus;
  readonly total: number;
}

export interface Acting {
  readonly action: OrderAction | undefined;
  readonly order: ActedOn | undefined;
  readonly start: (action: OrderAction, order: ActedOn) => void;
  readonly end: () => void;
}

/** Which dialog is open, for which order. */
export function useOrderAction(): Acting {
  const [now, setNow] = useState<{ action: OrderAction; order: ActedOn }>();
  const start = useCallback((action: OrderAction, order: ActedOn) => setNow({ action, order }), []);
  return {
    action: now?.action,
    order: now?.order,
    start,
    end: () => setNow(undefined),
  };
}

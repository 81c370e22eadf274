import type { OrderStatus } from '@openmall/sdk';
import { useCallback, useState } from 'react';
import type { OrderAction, Returning } from './order-actions.ts';

/** The fields of an order that the dialogs need. */
export interface ActedOn extends Returning {
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

/** The open action dialog and its order. */
export function useOrderAction(): Acting {
  const [current, setCurrent] = useState<{ action: OrderAction; order: ActedOn }>();
  const start = useCallback((action: OrderAction, order: ActedOn) => setCurrent({ action, order }), []);
  return {
    action: current?.action,
    order: current?.order,
    start,
    end: () => setCurrent(undefined),
  };
}

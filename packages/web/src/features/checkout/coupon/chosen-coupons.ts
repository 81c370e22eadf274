import type { OrderQuoteData } from '@openmall/sdk';
import { useState } from 'react';

type Pair = readonly [storeId: string, code: string];

const join = (pairs: readonly Pair[]): { readonly coupons?: string } =>
  pairs.length > 0 ? { coupons: pairs.flat().join(',') } : {};

/** The coupon that the buyer chose for each store; `params` is what order!quote takes. */
export function useChosenCoupons() {
  const [codes, setCodes] = useState<Readonly<Record<string, string | undefined>>>({});
  const pairs = Object.entries(codes).flatMap(([storeId, code]): Pair[] => (code ? [[storeId, code]] : []));
  const choose = (storeId: string, code: string | undefined) =>
    setCodes((chosen) => ({ ...chosen, [storeId]: code }));
  return { params: join(pairs), choose };
}

/** The coupons that a quote contains, as order!submit takes them. Those of stores that left the cart are not among them. */
export const couponsIn = ({ stores }: OrderQuoteData) =>
  join(stores.flatMap(({ sellerId, coupon }): Pair[] => (coupon ? [[sellerId, coupon.code]] : [])));

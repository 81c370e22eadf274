import type { OrderQuoteStore } from '@openmall/sdk';
import { changeAnswer, changeQuery, dataOf, type PlantedFault } from '../planted-fault.ts';

type QuotedStore = { -readonly [Key in keyof OrderQuoteStore]: OrderQuoteStore[Key] };

const changeStores = (change: (store: QuotedStore) => void): PlantedFault['plant'] =>
  changeAnswer(['orderQuote'], (answer) => {
    const { stores = [] } = dataOf(answer) as { readonly stores?: readonly QuotedStore[] };
    stores.forEach(change);
  });

const requiresSeededOffers = true;

export const couponFaults: readonly PlantedFault[] = [
  {
    name: 'takes a dollar more off than the coupon says',
    caughtBy: 'ord.coupon-terms',
    requiresSeededOffers,
    operations: ['orderQuote'],
    plant: changeStores((store) => {
      if (!store.couponDiscount) return;
      store.couponDiscount += 1;
      store.total -= 1;
    }),
  },
  {
    name: 'shows a coupon without taking it off',
    caughtBy: 'ord.coupon-terms',
    requiresSeededOffers,
    operations: ['orderQuote'],
    plant: changeStores((store) => {
      store.total += store.couponDiscount ?? 0;
    }),
  },
  {
    name: 'ignores a coupon that does not exist',
    caughtBy: 'ord.unknown-coupon',
    requiresSeededOffers,
    operations: ['orderQuote', 'orderSubmit'],
    plant: changeQuery(['orderQuote', 'orderSubmit'], (query) => {
      if (query.get('coupons')?.includes('NOSUCH')) query.delete('coupons');
    }),
  },
];

/** The scenes of every route of the store. A route of `paths.ts` without an entry here does not compile. */
import type { paths } from '../../../src/shared/navigation/paths.ts';
import { full, visitor, type Scene, type Scenes } from './scene.ts';
import { scenesOfAccount } from './account.ts';
import { scenesOfCheckout } from './checkout.ts';
import { scenesOfGoods } from './goods.ts';
import { scenesOfLoans } from './loans.ts';
import { scenesOfMoney } from './money.ts';
import { scenesOfOrders } from './orders.ts';
import { scenesOfShop } from './shop.ts';

export const scenes: Readonly<Record<keyof typeof paths, Scenes>> = {
  root: { leadsTo: 'index' },
  merchantSettled: { leadsTo: 'information' },
  ...scenesOfShop,
  ...scenesOfGoods,
  ...scenesOfCheckout,
  ...scenesOfOrders,
  ...scenesOfAccount,
  ...scenesOfMoney,
  ...scenesOfLoans,
};

/** A URL without a route. */
export const lost: Scene = { ...visitor, ...full, at: '/no/such/page' };

import type { ControlHandlers } from './contract.ts';
import * as accounts from './operations/accounts.ts';
import * as chats from './operations/chats.ts';
import * as mall from './operations/mall.ts';
import * as money from './operations/money.ts';
import * as orders from './operations/orders.ts';
import * as inspection from './operations/inspection.ts';
import * as listings from './operations/listings.ts';
import * as merchants from './operations/merchants.ts';
import * as offers from './operations/offers.ts';

export const controlHandlers: ControlHandlers = {
  ...mall,
  ...listings,
  ...offers,
  ...orders,
  ...money,
  ...accounts,
  ...merchants,
  ...chats,
  ...inspection,
};

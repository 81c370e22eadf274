import { accountHandlers } from './account-handlers.ts';
import type { Handlers } from './handler.ts';
import { moneyHandlers } from './money-handlers.ts';
import { orderHandlers } from './order-handlers.ts';
import { shopHandlers } from './shop-handlers.ts';
import { talkHandlers } from './talk-handlers.ts';

/** Who answers which operation. The contract's own list: one too few, one too many or a wrong type does not compile. */
export const handlers: Handlers = {
  ...shopHandlers,
  ...accountHandlers,
  ...orderHandlers,
  ...moneyHandlers,
  ...talkHandlers,
};

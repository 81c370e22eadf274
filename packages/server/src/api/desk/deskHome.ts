import { readMoneySums, readQueues, readTrade } from '../../domain/desk/figures.ts';
import type { DeskHandler } from '../handler.ts';
import { showDay } from '../wire/office/day-figure.ts';
import { coins } from '../wire/money.ts';
import { optionalEpoch } from '../wire/time.ts';

export const deskHomeFigures: DeskHandler<'deskHomeFigures'> = async ({ ctx, session: { permissions } }) => {
  const queues = await readQueues(ctx, permissions);
  const trade = await readTrade(ctx);
  const money = permissions.has('money:see') ? await readMoneySums(ctx) : undefined;
  return {
    queues: queues.map(({ oldestAt, ...queue }) => ({ ...queue, oldestAt: optionalEpoch(oldestAt) })),
    trade: { ...trade, days: trade.days.map(showDay), before: trade.before.map(showDay) },
    money: money
      ? {
          wallets: coins(money.wallets),
          held: coins(money.held),
          owedToStores: coins(money.owedToStores),
          lent: coins(money.lent),
        }
      : null,
  };
};

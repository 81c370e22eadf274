import { currentLottery } from '../../domain/marketing/lottery.ts';
import type { Handler } from '../handler.ts';

export const lotteryGetCurrentActivity: Handler<'lotteryGetCurrentActivity'> = async ({ ctx, lang }) => {
  const lottery = await currentLottery(ctx, lang);
  if (!lottery) return {};
  const { isRunning, ...activity } = lottery;
  return { ...activity, status: 1, running: isRunning ? '1' : '0' };
};

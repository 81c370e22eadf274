import { listDeskLotteries } from '../../domain/desk/marketing.ts';
import { removeLottery, saveLottery } from '../../domain/marketing/editing/save-lottery.ts';
import type { DeskHandler } from '../handler.ts';
import { inLanguages } from '../wire/language.ts';
import { epoch } from '../wire/time.ts';

export const deskLotteryList: DeskHandler<'deskLotteryList'> = async ({ ctx, lang }) => {
  const lotteries = await listDeskLotteries(ctx, lang);
  return {
    lotteries: lotteries.map((row) => ({
      id: row.id,
      title: row.title,
      texts: inLanguages(row.texts),
      link: row.detail_url,
      state: row.state,
      isHidden: row.is_hidden,
      startsAt: epoch(row.starts_at),
      endsAt: epoch(row.ends_at),
      version: row.version,
    })),
  };
};

export const deskLotterySave: DeskHandler<'deskLotterySave'> = ({ ctx, input }) =>
  saveLottery(ctx, { ...input, startsAt: new Date(input.startsAt), endsAt: new Date(input.endsAt) });

export const deskLotteryRemove: DeskHandler<'deskLotteryRemove'> = async ({ ctx, input }) => {
  await removeLottery(ctx, input.lotteryId, input.version);
  return null;
};

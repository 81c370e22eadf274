import { readStoreFigures } from '../../domain/stores/store-figures.ts';
import { type MerchantHandler, storeOf } from '../handler.ts';
import { showDay } from '../wire/office/day-figure.ts';
import { coins } from '../wire/money.ts';

export const merchantHomeFigures: MerchantHandler<'merchantHomeFigures'> = async ({ ctx, session }) => {
  const figures = await readStoreFigures(ctx, storeOf(session));
  return {
    ...figures,
    available: coins(figures.available),
    held: coins(figures.held),
    days: figures.days.map(showDay),
    before: figures.before.map(showDay),
  };
};

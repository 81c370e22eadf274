import { subscribe } from '../../domain/marketing/subscribe.ts';
import type { Handler } from '../handler.ts';

export const subscribeAdd: Handler<'subscribeAdd'> = async ({ ctx, input }) => {
  await subscribe(ctx, input.email);
  return null;
};

import { subscribe } from '../../domain/marketing/subscribe.ts';
import type { Handler } from '../handler.ts';

export const subscribeAdd: Handler<'subscribeAdd'> = async ({ ctx, input, lang }) => {
  await subscribe(ctx, input.email, lang);
  return null;
};

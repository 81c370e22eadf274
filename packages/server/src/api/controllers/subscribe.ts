import { subscribe } from '../../domain/marketing/subscribe.ts';
import type { Handler } from '../handler.ts';

export const subscribeAdd: Handler<'subscribeAdd'> = async ({ mall, input }) => {
  await subscribe(mall, input.email);
  return null;
};

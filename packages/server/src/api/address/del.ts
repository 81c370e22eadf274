import { removeAddress } from '../../domain/addresses/address-book.ts';
import type { Handler } from '../handler.ts';

export const addressDel: Handler<'addressDel'> = async ({ mall, input, session }) => {
  await removeAddress(mall, session.userId, input.id);
  return null;
};

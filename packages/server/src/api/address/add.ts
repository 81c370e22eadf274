import { addAddress } from '../../domain/addresses/address-book.ts';
import type { Handler } from '../handler.ts';
import { parseAddress } from '../wire/address-fields.ts';

export const addressAdd: Handler<'addressAdd'> = async ({ mall, input, session }) => {
  await addAddress(mall, session.userId, parseAddress(input));
  return null;
};

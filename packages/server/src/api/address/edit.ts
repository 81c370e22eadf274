import { editAddress } from '../../domain/addresses/address-book.ts';
import type { Handler } from '../handler.ts';
import { parseAddress } from '../wire/address-fields.ts';

export const addressEdit: Handler<'addressEdit'> = async ({ mall, input, session }) => {
  await editAddress(mall, session.userId, input.id, parseAddress(input));
  return null;
};

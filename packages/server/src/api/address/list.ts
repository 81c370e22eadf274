import { listAddresses } from '../../domain/addresses/address-book.ts';
import type { Handler } from '../handler.ts';
import { showAddress } from '../wire/address-fields.ts';

export const addressList: Handler<'addressList'> = async ({ mall, session, lang }) => {
  const addresses = await listAddresses(mall, session.userId);
  return { pageList: addresses.map((row) => showAddress(row, lang)) };
};

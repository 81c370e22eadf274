import { listProducts } from '../../domain/payments/third-party.ts';
import type { Handler } from '../handler.ts';

export const thirdPartyRechargeGetCoinList: Handler<'thirdPartyRechargeGetCoinList'> = async ({ mall }) => {
  const products = await listProducts(mall.db, mall.payments !== undefined);
  return products.map(({ productType, range }) => ({ productType, range: [...range] }));
};

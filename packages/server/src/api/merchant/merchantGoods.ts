import type { MerchantGoodsRow } from '@openmall/sdk/merchant';
import { setListed } from '../../domain/catalog/manage-listing.ts';
import { saveGoods } from '../../domain/catalog/save-goods.ts';
import { listStoreGoods, readStoreGoods, type StoreGoods } from '../../domain/catalog/store-goods.ts';
import { importGoods } from '../../domain/goods-import/import-goods.ts';
import { type MerchantHandler, storeOf } from '../handler.ts';
import { dollars } from '../wire/money.ts';
import { pageData, pageRequest, sortOf } from '../wire/paging.ts';
import { epoch } from '../wire/time.ts';

const showGoods = ({ price, rating, changedAt, ...goods }: StoreGoods): MerchantGoodsRow => ({
  ...goods,
  price: dollars(price),
  rating: Number(rating),
  changedAt: epoch(changedAt),
});

export const merchantGoodsList: MerchantHandler<'merchantGoodsList'> = async ({ ctx, input, session }) => {
  const { keyword, shelf, stock } = input;
  const filter = { keyword, stock, isOnShelf: shelf && shelf === 'on' };
  const request = { sort: sortOf(input, 'changedAt'), page: pageRequest(input) };
  return pageData(await listStoreGoods(ctx, storeOf(session), filter, request), showGoods);
};

export const merchantGoodsInfo: MerchantHandler<'merchantGoodsInfo'> = async ({ ctx, input, session }) => {
  const detail = await readStoreGoods(ctx, storeOf(session), input.goodsId);
  return {
    goods: showGoods(detail.goods),
    version: detail.version,
    texts: detail.texts.map((text) => ({ ...text, lang: text.lang as 'en' })), // Goods are only translated to these.
    pictures: [...detail.pictures],
    variants: detail.variants.map((variant) => ({ ...variant, price: dollars(variant.price) })),
    minimumPieces: detail.minimumPieces,
    shipping: dollars(detail.shipping),
  };
};

export const merchantGoodsSave: MerchantHandler<'merchantGoodsSave'> = async ({ ctx, input, session }) => {
  const owner = { storeId: storeOf(session), userId: session.userId };
  const { price, shipping, ...draft } = input;
  return saveGoods(ctx, owner, { ...draft, price: String(price), shipping: shipping?.toString() });
};

export const merchantGoodsShelf: MerchantHandler<'merchantGoodsShelf'> = async ({ ctx, input }) => {
  await setListed(ctx, input.goodsId, input.isOnShelf);
  return null;
};

export const merchantGoodsImportRows: MerchantHandler<'merchantGoodsImportRows'> = async ({
  ctx,
  input,
  session,
}) => {
  const { requestToken, isTrial = false, rows } = input;
  const { faults, ...counts } = await importGoods(ctx, {
    storeId: storeOf(session),
    requestToken,
    isTrial,
    rows,
  });
  return { ...counts, faults: [...faults] };
};

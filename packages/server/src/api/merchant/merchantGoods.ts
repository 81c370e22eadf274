import type { InputOf } from '@openmall/sdk';
import type { MerchantGoodsChange, MerchantGoodsRow } from '@openmall/sdk/merchant';
import { bulkEdit, type GoodsChange } from '../../domain/catalog/editing/bulk-edit.ts';
import { exportGoods } from '../../domain/catalog/editing/export-goods.ts';
import { DomainError } from '../../domain/domain-error.ts';
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

const filterOf = ({
  keyword,
  shelf,
  stock,
}: Pick<InputOf<'merchantGoodsList'>, 'keyword' | 'shelf' | 'stock'>) => ({
  keyword,
  stock,
  isOnShelf: shelf && shelf === 'on',
});

export const merchantGoodsList: MerchantHandler<'merchantGoodsList'> = async ({
  ctx,
  input,
  lang,
  session,
}) => {
  const filter = filterOf(input);
  const request = { lang, sort: sortOf(input, 'changedAt'), page: pageRequest(input) };
  return pageData(await listStoreGoods(ctx, storeOf(session), filter, request), showGoods);
};

export const merchantGoodsInfo: MerchantHandler<'merchantGoodsInfo'> = async ({
  ctx,
  input,
  lang,
  session,
}) => {
  const detail = await readStoreGoods(ctx, storeOf(session), input.goodsId, lang);
  return {
    goods: showGoods(detail.goods),
    version: detail.version,
    texts: detail.texts.map((text) => ({ ...text, lang: text.lang as 'en' })), // Goods are only translated to these.
    pictures: [...detail.pictures],
    variants: detail.variants.map(({ choices, ...variant }) => ({
      ...variant,
      choices: [...choices],
      price: dollars(variant.price),
    })),
    discounts: detail.discounts.map((discount) => ({
      ...discount,
      startsAt: epoch(discount.startsAt),
      endsAt: epoch(discount.endsAt),
    })),
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

/** The fields of each kind of change; undefined if one is missing. */
const CHANGES: Readonly<
  Record<MerchantGoodsChange['kind'], (change: MerchantGoodsChange) => GoodsChange | undefined>
> = {
  price: ({ percent }) => (percent ? { kind: 'price', percent } : undefined),
  shelf: ({ isOnShelf }) => (isOnShelf === undefined ? undefined : { kind: 'shelf', isOnShelf }),
  setStock: ({ pieces = -1 }) => (pieces < 0 ? undefined : { kind: 'setStock', pieces }),
  addStock: ({ pieces }) => (pieces ? { kind: 'addStock', pieces } : undefined),
  discount: ({ percent, startsAt, endsAt }) =>
    percent && startsAt !== undefined && endsAt
      ? { kind: 'discount', percent, startsAt: new Date(startsAt), endsAt: new Date(endsAt) }
      : undefined,
};

/**
 * The change that an input names.
 * @throws {DomainError} `parameterError` if a field of its kind is missing.
 */
function changeOf(input: MerchantGoodsChange): GoodsChange {
  const change = CHANGES[input.kind](input);
  if (!change) throw new DomainError('parameterError');
  return change;
}

export const merchantGoodsBulkEdit: MerchantHandler<'merchantGoodsBulkEdit'> = async ({
  ctx,
  input: { change, ...edit },
  session,
}) => ({ results: await bulkEdit(ctx, storeOf(session), { ...edit, change: changeOf(change) }) });

export const merchantGoodsExportRows: MerchantHandler<'merchantGoodsExportRows'> = async ({
  ctx,
  input,
  session,
}) => pageData(await exportGoods(ctx, storeOf(session), filterOf(input), pageRequest(input)), (row) => row);

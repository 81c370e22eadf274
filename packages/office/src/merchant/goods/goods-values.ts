import type { MerchantGoodsDraft, MerchantGoodsInfo } from '@openmall/sdk/merchant';
import { array, object, string } from 'yup';

/** The form holds texts, as they are typed. */
export interface GoodsValues {
  readonly name: string;
  readonly description: string;
  readonly categoryId: string;
  readonly price: string;
  readonly stock: string;
  readonly minimumPieces: string;
  readonly shipping: string;
  readonly pictures: readonly string[];
}

const EMPTY: GoodsValues = {
  name: '',
  description: '',
  categoryId: '',
  price: '',
  stock: '0',
  minimumPieces: '1',
  shipping: '0',
  pictures: [],
};

/** Name and description are the English ones, which the store writes. */
export function valuesOf(info: MerchantGoodsInfo | undefined): GoodsValues {
  if (!info) return EMPTY;
  const { goods, texts, minimumPieces, shipping, pictures } = info;
  const text = texts.find(({ lang }) => lang === 'en');
  return {
    ...EMPTY,
    name: text?.name ?? goods.name,
    description: text?.description ?? '',
    categoryId: goods.categoryId,
    price: String(goods.price),
    minimumPieces: String(minimumPieces),
    shipping: String(shipping),
    pictures,
  };
}

export function draftOf(
  values: GoodsValues,
  info: MerchantGoodsInfo | undefined,
  requestToken: string,
): MerchantGoodsDraft {
  const shared = {
    name: values.name.trim(),
    description: values.description,
    categoryId: values.categoryId,
    price: Number(values.price),
    minimumPieces: Number(values.minimumPieces),
    shipping: Number(values.shipping),
    pictures: [...values.pictures],
  };
  return info
    ? { ...shared, goodsId: info.goods.id, version: info.version }
    : { ...shared, requestToken, stock: Number(values.stock) };
}

const DOLLARS = /^\d{1,7}(\.\d{1,2})?$/;
const PIECES = /^\d{1,7}$/;

export const goodsFields = object({
  name: string().trim().max(200, 'goods.nameLength').required('form.required'),
  description: string().max(2000, 'goods.descriptionLength'),
  categoryId: string().required('form.required'),
  price: string().matches(DOLLARS, 'goods.priceForm').required('form.required'),
  stock: string().matches(PIECES, 'goods.piecesForm').required('form.required'),
  minimumPieces: string()
    .matches(/^[1-9]\d{0,5}$/, 'goods.piecesForm')
    .required('form.required'),
  shipping: string().matches(DOLLARS, 'goods.priceForm').required('form.required'),
  pictures: array().of(string().required()),
});

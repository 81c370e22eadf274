/** The product page with every selection and stock. */
import { productPath } from '../../../src/shared/navigation/paths.ts';
import { buyer, click, doing, full, press, visitor, type Scene, type ScenesOf } from './scene.ts';

const TO_CART = 'main button:has(.lucide-shopping-bag)';
const product: Scene = { ...visitor, at: ({ goods }) => productPath(goods.id) };

/** A variant with a minimum of six pieces and more stock than one order may have. Its texts are in English only. */
const sku = {
  skuId: '-1',
  price: 27.5,
  sellingPrice: 27.5,
  discountPrice: null,
  stock: 6000,
  img: [],
  attrs: [],
};
const byTheSix: Scene = {
  ...product,
  ...full,
  responses: {
    sellerGoodsInfo: {
      like: 'plain',
      but: { buyMin: 6, stock: 6000, translated: 0, canSelectAttributes: { skus: [sku] } },
    },
  },
};

const soldBy = (unit: string): Scene => ({
  ...product,
  ...full,
  responses: { sellerGoodsInfo: { like: 'plain', but: { unit } }, evaluationList: 'empty' },
  then: press('main [role=tab]', 1),
});

export const scenesOfGoods = {
  productDetails: {
    page: { ...product, gone: { sellerGoodsInfo: 'goodsNotFound' } },
    'of the contract': {
      ...product,
      ...full,
      responses: { sellerGoodsInfo: 'ok', evaluationList: 'ok', evaluationCountType: 'ok' },
    },
    plain: {
      ...product,
      ...full,
      responses: { sellerGoodsInfo: 'plain', evaluationList: 'empty' },
    },
    'nothing chosen': { ...product, ...full, then: press(TO_CART) },
    'not made': {
      ...product,
      ...full,
      at: productPath('g_canvas_sneaker', 'sk_sneaker_navy_41'),
      responses: { sellerGoodsInfo: 'ok', evaluationList: 'ok', evaluationCountType: 'ok' },
      then: doing(click('main label:has(input[type=radio])', 1), click(TO_CART)),
    },
    'sold out': {
      ...buyer,
      ...full,
      at: ({ goods }) => productPath(goods.id, 'sk_sneaker_sand_42'),
      responses: { sellerGoodsInfo: { like: 'ok', but: { freightAmount: 0 } } },
    },
    specification: { ...product, ...full, then: press('main [role=tab]', 1) },
    'sold by the pair': soldBy('pair'),
    'sold by the set': soldBy('set'),
    'sold by the pack': soldBy('pack'),
    reviews: {
      ...product,
      ...full,
      responses: { evaluationList: 'ok', evaluationCountType: 'ok' },
      then: press('main [role=tab]', 2),
    },
    'no reviews': {
      ...product,
      ...full,
      responses: { sellerGoodsInfo: 'plain', evaluationList: 'empty' },
      then: press('main [role=tab]', 2),
    },
    'no reviews of a kind': {
      ...product,
      ...full,
      responses: { evaluationList: { like: 'empty', but: { evaluationNum: 3 } }, evaluationCountType: 'ok' },
      then: press('main [role=tab]', 2),
    },
    delivery: { ...product, ...full, then: press('main [role=tab]', 3) },
    gone: { ...product, ...full, responses: { sellerGoodsInfo: { refused: 'goodsNotFound' } } },
    cart: { ...byTheSix, then: press(TO_CART) },
    'cart with nothing ticked': {
      ...byTheSix,
      then: doing(click(TO_CART), click('[role=dialog] .sum label')),
    },
    'cart emptied': { ...byTheSix, then: doing(click(TO_CART), click('[role=dialog] .name button')) },
  },
} as const satisfies ScenesOf;

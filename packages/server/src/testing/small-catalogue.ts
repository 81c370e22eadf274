/** A hand-made mall of a few goods, each there for a reason, for stories about browsing. */
import type { Db } from '../db/open-database.ts';
import { START } from './test-mall.ts';

const HOUR = 3_600_000;
const at = (hours: number): Date => new Date(START.getTime() + hours * HOUR);
const names = (texts: Readonly<Record<string, string>>): string => JSON.stringify(texts);

const CATEGORIES = [
  { id: 'c_shoes', names: names({ en: 'Shoes', cn: '鞋', th: 'รองเท้า' }), position: 1, is_recommended: true },
  {
    id: 'c_shoes_sneakers',
    parent_id: 'c_shoes',
    names: names({ en: 'Sneakers', cn: '运动鞋' }),
    position: 1,
  },
  { id: 'c_home', names: names({ en: 'Home and kitchen', cn: '家居厨房' }), position: 2 },
  { id: 'c_home_tea', parent_id: 'c_home', names: names({ en: 'Tea and coffee' }), position: 1 },
  { id: 'c_home_lamps', parent_id: 'c_home', names: names({ en: 'Lamps' }), position: 2 },
  { id: 'c_old', names: names({ en: 'No longer sold' }), position: 3, is_hidden: true },
];

const STORES = [
  { id: 'st_north', name: 'Northwind Outfitters', sold: 30, is_recommended: true },
  { id: 'st_kumo', name: 'Kumo Living', sold: 20 },
  { id: 'st_gone', name: 'Gone Fishing', is_open: false },
].map((store) => ({
  ...store,
  logo_image: '/pictures/stores/x.webp',
  country_code: 'NO',
  location: 'Bergen, Norway',
}));

const shoes = { category_id: 'c_shoes', secondary_category_id: 'c_shoes_sneakers' };
const tea = { category_id: 'c_home', secondary_category_id: 'c_home_tea' };
const lamps = { category_id: 'c_home', secondary_category_id: 'c_home_lamps' };

const GOODS = [
  {
    id: 'g_sneaker',
    store_id: 'st_north',
    ...shoes,
    name: 'Canvas sneaker',
    price: '49.5',
    sold: 12,
    hours: -5,
  },
  { id: 'g_boot', store_id: 'st_north', ...shoes, name: 'Felt boot', price: '80', sold: 18, hours: -4 },
  { id: 'g_teapot', store_id: 'st_kumo', ...tea, name: 'Cast-iron teapot', price: '64', sold: 15, hours: -3 },
  {
    id: 'g_cup',
    store_id: 'st_kumo',
    ...tea,
    name: 'Café cup 100% porcelain',
    price: '9.99',
    sold: 3,
    hours: -2,
  },
  { id: 'g_lamp', store_id: 'st_kumo', ...lamps, name: 'Paper lamp', price: '27.5', sold: 2, hours: -1 },
  {
    id: 'g_hidden',
    store_id: 'st_kumo',
    ...lamps,
    name: 'Old lamp',
    price: '5',
    hours: -9,
    is_on_shelf: false,
  },
  { id: 'g_gone', store_id: 'st_gone', ...lamps, name: 'Fishing lamp', price: '6', hours: -9 },
].map(({ hours, ...goods }) => ({
  dispatch_fee: '1',
  long_distance_fee: '1.5',
  delivery_fee: '0.5',
  tax_rate: '0.05',
  description: `About the ${goods.name.toLowerCase()}`,
  description_html: `<p>${goods.name}</p>`,
  ...goods,
  ...(goods.id === 'g_boot' && { is_recommended: true, recommended_at: at(-1) }),
  created_at: at(hours),
  shelved_at: at(hours),
}));

const TRANSLATIONS = [
  { goods_id: 'g_sneaker', lang: 'cn', name: '帆布运动鞋' },
  { goods_id: 'g_sneaker', lang: 'th', name: 'รองเท้าผ้าใบ' },
  { goods_id: 'g_sneaker', lang: 'ar', name: 'حِذاء قُماشي' },
  { goods_id: 'g_teapot', lang: 'cn', name: '铸铁茶壶' },
  { goods_id: 'g_teapot', lang: 'vi', name: 'Ấm trà gang đúc' },
  { goods_id: 'g_lamp', lang: 'ja', name: '紙のランプ' },
];

const SKUS = [
  { id: 'sk_navy_41', goods_id: 'g_sneaker', price: '49.5', position: 1, stock: 7 },
  { id: 'sk_sand_42', goods_id: 'g_sneaker', price: '55', position: 2, stock: 0 },
  { id: 'sk_secret', goods_id: 'g_sneaker', price: '1', position: 3, stock: 99, is_hidden: true },
  { id: 'sk_boot', goods_id: 'g_boot', price: '80', stock: 4 },
  { id: 'sk_teapot', goods_id: 'g_teapot', price: '64', stock: 0 },
  { id: 'sk_cup', goods_id: 'g_cup', price: '9.99', stock: 200 },
  { id: 'sk_lamp', goods_id: 'g_lamp', price: '27.5', stock: 20 },
].map(({ stock, ...sku }) => ({ ...sku, stock_initial: stock, stock_on_hand: stock }));

const VALUES = [
  { id: 'av_navy', attribute_id: 'at_colour', names: names({ en: 'Navy', cn: '藏青' }), position: 1 },
  { id: 'av_sand', attribute_id: 'at_colour', names: names({ en: 'Sand', cn: '沙色' }), position: 2 },
  { id: 'av_41', attribute_id: 'at_size', names: names({ en: '41' }), position: 1 },
  { id: 'av_42', attribute_id: 'at_size', names: names({ en: '42' }), position: 2 },
];

const CHOSEN = [
  { sku_id: 'sk_navy_41', attribute_id: 'at_colour', value_id: 'av_navy' },
  { sku_id: 'sk_navy_41', attribute_id: 'at_size', value_id: 'av_41' },
  { sku_id: 'sk_sand_42', attribute_id: 'at_colour', value_id: 'av_sand' },
  { sku_id: 'sk_sand_42', attribute_id: 'at_size', value_id: 'av_42' },
];

const DISCOUNTS = [
  { id: 'd_now', goods_id: 'g_sneaker', ratio: '0.2', starts_at: at(-1), ends_at: at(24) },
  { id: 'd_smaller', goods_id: 'g_sneaker', ratio: '0.1', starts_at: at(-2), ends_at: at(48) },
  { id: 'd_over', goods_id: 'g_boot', ratio: '0.5', starts_at: at(-9), ends_at: at(-8) },
  { id: 'd_next', goods_id: 'g_lamp', ratio: '0.3', starts_at: at(2), ends_at: at(4) },
];

/** Fills an empty, migrated database. */
export async function fillSmallCatalogue(db: Db): Promise<void> {
  await db.insertInto('category').values(CATEGORIES).execute();
  await db.insertInto('store').values(STORES).execute();
  await db.insertInto('goods').values(GOODS).execute();
  const pictures = GOODS.map(({ id }) => ({
    goods_id: id,
    position: 1,
    image: `/pictures/goods/${id}.webp`,
  }));
  await db.insertInto('goods_picture').values(pictures).execute();
  await db.insertInto('goods_translation').values(TRANSLATIONS).execute();
  await db.insertInto('sku').values(SKUS).execute();
  const attributes = [
    { id: 'at_colour', names: names({ en: 'Colour', cn: '颜色' }), position: 1 },
    { id: 'at_size', names: names({ en: 'Size', cn: '尺码' }), position: 2 },
  ];
  await db.insertInto('attribute').values(attributes).execute();
  await db.insertInto('attribute_value').values(VALUES).execute();
  await db.insertInto('sku_attribute').values(CHOSEN).execute();
  await db.insertInto('discount').values(DISCOUNTS).execute();
}

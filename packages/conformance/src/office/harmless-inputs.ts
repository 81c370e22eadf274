/** Inputs that fit the contract and find nothing, so that a granted call changes nothing. */
import type { InputOf } from '@openmall/sdk';
import type { JsonSchema } from '../contract/json-schema.ts';
import type { OfficeId, OfficeOperation } from './office-operations.ts';

const NOTHING = 'judge-finds-nothing';

/** Fields whose schema does not say what fits. */
const VALUES: Readonly<Record<string, string | number | boolean>> = {
  requestToken: 'judge-request-1',
  trackingNumber: 'JP1',
  countryCode: 'NO',
  amount: '5',
  code: '000000',
  permissions: 'money:see',
  username: 'nobody.judged',
  coin: 'USDT',
  blockchain: 'TRC20',
  address: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
  revision: '0000000000000000',
  countries: '*',
  fee: '0',
  productType: 'Bank',
  bankCode: 'none',
  currency: 'USD',
  topic: 'careers',
  minimum: 1,
  maximum: 2,
  returnId: NOTHING,
  startsAt: 1,
  endsAt: 2,
};

const TITLES = [{ lang: 'en', title: 'Judged' }] as const;
const ARTICLES = [{ lang: 'en', title: 'Judged', content: '<p>Judged.</p>' }] as const;
const DRAFT = { image: null, isHidden: true, version: 1 } as const;

const COUPON = { couponId: NOTHING, version: 1, code: 'JUDGED', amount: 5, minGoods: 30 } as const;

/** Bodies that nest. */
const BODIES: { readonly [Id in OfficeId]?: InputOf<Id> } = {
  merchantGoodsSave: { goodsId: NOTHING, version: 1, name: 'Judged', categoryId: NOTHING, price: 5 },
  merchantGoodsImportRows: {
    requestToken: 'judge-import-1',
    isTrial: true,
    rows: [{ line: 2, goodsId: NOTHING, name: '' }],
  },
  merchantGoodsBulkEdit: { goodsIds: [NOTHING], isTrial: true, change: { kind: 'shelf', isOnShelf: false } },
  merchantVariantSaveAll: {
    goodsId: NOTHING,
    version: 1,
    variants: [{ choices: [], price: 5, stock: 1 }],
  },
  merchantStoreSave: {
    version: 2_147_483_647,
    name: 'Judged',
    avatar: '/none.webp',
    banner: null,
    about: '',
    location: '',
    freeDeliveryFrom: null,
  },
  deskCategorySave: {
    categoryId: NOTHING,
    version: 1,
    texts: [{ lang: 'en', name: 'Judged', description: '' }],
  },
  // A stale revision.
  deskSiteSave: {
    revision: '0000000000000000',
    name: 'Judged',
    theme: 'openmall',
    country: 'NO',
    company: 'Judged',
    address: 'Judged',
    email: 'judged@mall.example',
    reason: 'Judged.',
  },
  deskCategoryOrder: { parentId: NOTHING, categoryIds: [NOTHING] },
  deskBannerSave: {
    ...DRAFT,
    bannerId: NOTHING,
    device: 'pc',
    isBig: true,
    texts: [...TITLES],
    image: '/none.webp',
    link: null,
    startsAt: null,
    endsAt: null,
  },
  deskBannerOrder: { device: 'pc', bannerIds: [NOTHING] },
  deskNewsSave: { ...DRAFT, newsId: NOTHING, texts: [...ARTICLES], releasedAt: 1 },
  deskHelpPageSave: { topic: 'careers', version: 2_147_483_647, texts: [...ARTICLES], isHidden: true },
  deskCouponSave: { ...COUPON, startsAt: 1, endsAt: 2, userLimit: 1 },
  merchantCouponSave: { ...COUPON, startsAt: 1, endsAt: 2, userLimit: 1 },
  deskLotterySave: {
    lotteryId: NOTHING,
    version: 1,
    texts: [...TITLES],
    link: '/draw',
    isHidden: true,
    startsAt: 1,
    endsAt: 2,
  },
};

/** Operations that would change something whatever their input. They are only called to be refused. */
const CHANGES_SOMETHING: ReadonlySet<OfficeId> = new Set([
  'merchantSessionEnd',
  'merchantApplicationSubmit',
  'merchantPayoutAsk',
  'deskSessionEnd',
  'deskSessionConfirm',
  'deskCategoryImportStarter',
  'deskLedgerStartCheck',
  'deskOpeningHide',
  'deskChannelPrice',
]);
export const isHarmless = ({ id }: OfficeOperation): boolean => !CHANGES_SOMETHING.has(id);

function valueOf(name: string, { type, enum: choices, minimum }: JsonSchema): string | number | boolean {
  const known = VALUES[name];
  if (known !== undefined) return known;
  if (choices?.[0] !== undefined) return String(choices[0]);
  if (type === 'boolean') return false;
  if (type === 'integer' || type === 'number') return minimum ?? 1;
  return NOTHING;
}

/** The fields that name an object: one that the call could also leave out would create an object. */
const isId = (name: string): boolean => /Ids?$/.test(name);

export function harmlessInput({ id, fields, required, hasBody }: OfficeOperation): object {
  if (hasBody) return BODIES[id] ?? {};
  const names = Object.keys(fields).filter((name) => required.includes(name) || isId(name));
  const input = names.map((name) => [name, valueOf(name, fields[name] ?? {})]);
  return Object.fromEntries(input) as object;
}

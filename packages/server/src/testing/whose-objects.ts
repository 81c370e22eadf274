/**
 * Which field of which call names an object, and whose: the contract says that it is an id or the address of a
 * picture, but not what of. A call that is not told apart here fails the authorisation matrix.
 */
import type { Field } from './contract-inputs.ts';

/** What belongs to one person, and nobody else may read, use or change. */
export const PERSONAL = [
  'order',
  'address',
  'bankCard',
  'payment',
  'recharge',
  'withdrawal',
  'loan',
  'chatMessage',
  'moneyForm',
  'bindingProof',
  'submitToken',
  'picture',
] as const;
export type PersonalKind = (typeof PERSONAL)[number];

/** What everybody may name. */
export const SHARED = ['goods', 'sku', 'store', 'category', 'news', 'ofNobody'] as const;
export type SharedKind = (typeof SHARED)[number];
export type ObjectKind = PersonalKind | SharedKind;

const BY_SCHEMA: Readonly<Record<string, ObjectKind>> = {
  ImageUrl: 'picture',
  // The address of a picture where the message is one.
  ChatText: 'picture',
  SessionToken: 'moneyForm',
  BindingProof: 'bindingProof',
  OrderIds: 'order',
  OrderSubmitToken: 'submitToken',
  OrderInfoText: 'goods',
  GoodsCategoryFilter: 'category',
  // Good for one use by whoever has solved the slider; it opens nothing by itself.
  SliderPass: 'ofNobody',
};

const BY_NAME: Readonly<Record<string, ObjectKind>> = {
  orderId: 'order',
  addressId: 'address',
  creditId: 'loan',
  paymentId: 'payment',
  message_id: 'chatMessage',
  sellerGoodsId: 'goods',
  goodId: 'goods',
  skuId: 'sku',
  sellerId: 'store',
  partyid: 'store',
  challengeId: 'ofNobody',
};

const BY_CALL: Readonly<Record<string, ObjectKind>> = {
  'addressEdit.id': 'address',
  'addressDel.id': 'address',
  'bankCardDel.id': 'bankCard',
  'browseHistoryDel.id': 'goods',
  'newsDetailNews.id': 'news',
  'rechargeBlockchainGet.order_no': 'recharge',
  'withdrawGet.order_no': 'withdrawal',
};

/** Texts that an id would fit into, and that name nothing: what people write, and secrets that lockouts guard. */
const VALUES: ReadonlySet<string> = new Set([
  'AddressContacts',
  'AddressCountryName',
  'AddressLine',
  'AddressPlaceName',
  'BankName',
  'ClosingReason',
  'CoinAddress',
  'DocumentKind',
  'Keyword',
  'Label',
  'LoginName',
  'Nationality',
  'OrderRemarks',
  'OrderReturnDetail',
  'PaymentReturnPath',
  'Residence',
  'SysparaCodes',
  'Text',
  'TransactionHash',
  'UploadFile',
  'UploadModuleName',
  'Url',
  'WithdrawAddress',
]);

export function objectKindOf({ id, name, schema }: Field): ObjectKind | undefined {
  return BY_CALL[`${id}.${name}`] ?? BY_NAME[name] ?? BY_SCHEMA[schema];
}

export const isValue = ({ schema }: Field): boolean => VALUES.has(schema);

export const isPersonal = (kind: ObjectKind | undefined): kind is PersonalKind =>
  (PERSONAL as readonly (string | undefined)[]).includes(kind);

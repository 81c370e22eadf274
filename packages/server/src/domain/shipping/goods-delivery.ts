import type { AppContext } from '../../context.ts';
import type { Db, Tx } from '../../db/database.ts';
import { readTime } from '../../db/clock.ts';
import { countryCodeOf } from '../addresses/countries.ts';
import { findAddress } from '../addresses/find-address.ts';
import { DomainError } from '../domain-error.ts';
import { readSettings } from '../settings/settings.ts';
import { isDeliveryDays, type DeliveryDays } from './delivery-days.ts';
import { estimateDelivery, type DeliveryEstimate } from './delivery-estimate.ts';

interface DeliveryTerms {
  readonly days: DeliveryDays;
  readonly defaultCountry: string;
}

/** Reads the settings of delivery. */
export async function readDeliveryTerms(db: Db | Tx): Promise<DeliveryTerms> {
  const settings = await readSettings(db, ['delivery_days', 'default_delivery_country']);
  const days: unknown = JSON.parse(settings.delivery_days);
  // `writeSetting` validates the value, but an operator may have changed the row by hand.
  if (!isDeliveryDays(days))
    throw new Error(`The setting delivery_days is invalid: ${settings.delivery_days}`);
  return { days, defaultCountry: settings.default_delivery_country };
}

/** The country of a user's default address; undefined without an address or for an unknown name. */
async function countryOfBuyer(db: Db, userId: string): Promise<string | undefined> {
  const address = await findAddress(db, userId, undefined);
  return address && countryCodeOf(address);
}

interface DeliveryRequest {
  readonly goodsId: string;
  readonly countryCode: string | undefined;
  readonly userId: string | undefined;
}

/**
 * Estimates when goods that are ordered now arrive.
 * @throws {DomainError} `goodsNotFound`, or `productRemoved` if they are not on sale.
 */
export async function estimateGoodsDelivery(
  { db, clock }: AppContext,
  { goodsId, countryCode, userId }: DeliveryRequest,
): Promise<DeliveryEstimate> {
  const goods = await db
    .selectFrom('goods')
    .innerJoin('store', 'store.id', 'goods.store_id')
    .select(['store.country_code', 'store.is_open', 'goods.is_on_shelf', 'goods.is_deleted'])
    .where('goods.id', '=', goodsId)
    .executeTakeFirst();
  if (!goods) throw new DomainError('goodsNotFound');
  if (!goods.is_open || !goods.is_on_shelf || goods.is_deleted) throw new DomainError('productRemoved');
  const { days, defaultCountry } = await readDeliveryTerms(db);
  const to =
    countryCode ?? (userId === undefined ? undefined : await countryOfBuyer(db, userId)) ?? defaultCountry;
  return estimateDelivery(await readTime(db, clock), { from: goods.country_code, to }, days);
}

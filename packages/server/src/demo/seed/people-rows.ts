import type { Insertable } from 'kysely';
import type { Tables } from '../../db/schema/tables.ts';
import type { DemoMall } from '../demo-mall.ts';
import type { DemoStore } from '../demo-types.ts';
import type { OpeningFigures } from '../opening-figures.ts';
import { stableId } from '../stable-id.ts';
import { freeDeliveryFrom } from './coupon-rows.ts';
import { daysBefore, minutesBefore } from './moments.ts';

type Row<Table extends keyof Tables> = Insertable<Tables[Table]>;

const ownerId = (seed: string, { slug }: DemoStore): string => stableId(seed, 'owner', slug);

/** One merchant per store. Their password hashes match no password, so nobody can log in as a merchant. */
export const ownerRows = ({ seed, stores }: DemoMall, now: Date): Row<'user_account'>[] =>
  stores.map((store) => {
    const id = ownerId(seed, store);
    const address = `${store.slug}@stores.openmall.example`;
    return {
      id,
      usercode: id.replaceAll('-', '').slice(0, 8).toUpperCase(),
      username: address,
      login_name: address,
      email: address,
      password_hash: '',
      is_demo: true,
      created_at: daysBefore(now, store.ageDays),
    };
  });

const countryName = new Intl.DisplayNames(['en'], { type: 'region' });

export const storeRows = (
  { seed, stores, reviews }: DemoMall,
  opening: OpeningFigures,
  now: Date,
): Row<'store'>[] =>
  stores.map((store) => {
    const { sold = 0, views = 0, followers = 0 } = opening.stores.get(store.id) ?? {};
    const own = reviews.filter(({ storeId }) => storeId === store.id);
    return {
      id: store.id,
      owner_id: ownerId(seed, store),
      name: store.name,
      logo_image: `/pictures/stores/${store.slug}.webp`,
      banner_image: `/pictures/stores/${store.slug}-banner.webp`,
      remark: store.remark,
      location: `${store.city}, ${countryName.of(store.countryCode) ?? store.countryCode}`,
      country_code: store.countryCode,
      free_delivery_from: freeDeliveryFrom(store),
      is_recommended: store.isRecommended,
      sold,
      opening_sold: sold,
      views,
      opening_views: views,
      followers,
      opening_followers: followers,
      reviews: own.length,
      good_reviews: own.filter(({ kind }) => kind === 1).length,
      created_at: daysBefore(now, store.ageDays),
    };
  });

export const reviewRows = ({ reviews }: DemoMall, now: Date): Row<'review'>[] =>
  reviews.map((review) => ({
    id: review.id,
    is_imported: true,
    goods_id: review.goodsId,
    store_id: review.storeId,
    sku_id: review.skuId ?? null,
    author: review.author,
    author_avatar: review.avatar,
    country_code: review.countryCode,
    kind: review.kind,
    rating: review.rating,
    content: review.content,
    images: review.images,
    reply: review.reply?.text ?? '',
    replied_at: review.reply ? minutesBefore(now, review.reply.ageMinutes) : null,
    created_at: minutesBefore(now, review.ageMinutes),
  }));

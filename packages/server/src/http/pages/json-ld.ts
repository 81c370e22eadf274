/** Objects of schema.org for search engines. */
import type { Goods } from '../../domain/catalog/goods.ts';
import type { GoodsDetails } from '../../domain/catalog/read-goods.ts';
import type { Store } from '../../domain/stores/store.ts';

const CONTEXT = 'https://schema.org';
/** Prices of the mall are US dollars. */
export const CURRENCY = 'USD';

/** Makes a path of the mall absolute. */
export type ToUrl = (path: string) => string;

export const organization = (name: string, toUrl: ToUrl): object => ({
  '@context': CONTEXT,
  '@type': 'Organization',
  name,
  url: toUrl('/'),
});

/** The mall as a site that can be searched. */
export const webSite = (name: string, toUrl: ToUrl): object => ({
  '@context': CONTEXT,
  '@type': 'WebSite',
  name,
  url: toUrl('/'),
  potentialAction: {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${toUrl('/searchGoods')}?k={search_term_string}` },
    'query-input': 'required name=search_term_string',
  },
});

export interface Crumb {
  readonly name: string;
  readonly path: string;
}

export const breadcrumbs = (crumbs: readonly Crumb[], toUrl: ToUrl): object => ({
  '@context': CONTEXT,
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: toUrl(path),
  })),
});

const PICTURE_WIDTH = 1200;
const pictureUrls = (pictures: readonly string[], toUrl: ToUrl): readonly string[] =>
  pictures.map((picture) => `${toUrl(picture)}?w=${PICTURE_WIDTH}`);

const counter = (action: string, count: number): object => ({
  '@type': 'InteractionCounter',
  interactionType: `${CONTEXT}/${action}`,
  userInteractionCount: count,
});

export const storeObject = (store: Store, path: string, toUrl: ToUrl): object => ({
  '@context': CONTEXT,
  '@type': 'OnlineStore',
  name: store.name,
  description: store.remark,
  url: toUrl(path),
  logo: toUrl(store.logo),
  interactionStatistic: [counter('FollowAction', store.followers), counter('ViewAction', store.views)],
});

const ratingOf = ({ rating, rated }: Goods) => ({
  '@type': 'AggregateRating',
  ratingValue: rating,
  reviewCount: rated,
});

function offersOf({ goods, variants }: GoodsDetails, url: string): object {
  const prices = variants.map(({ priceNow }) => Number(priceNow)).toSorted((a, b) => a - b);
  const [low = 0, high = low] = [prices[0], prices.at(-1)];
  const common = {
    priceCurrency: CURRENCY,
    availability: `${CONTEXT}/${goods.stock > 0 ? 'InStock' : 'OutOfStock'}`,
    itemCondition: `${CONTEXT}/NewCondition`,
    url,
    seller: { '@type': 'Organization', name: goods.storeName },
  };
  if (low === high) return { '@type': 'Offer', price: low.toFixed(2), ...common };
  return {
    '@type': 'AggregateOffer',
    lowPrice: low.toFixed(2),
    highPrice: high.toFixed(2),
    offerCount: variants.length,
    ...common,
  };
}

export const productObject = (details: GoodsDetails, path: string, toUrl: ToUrl): object => {
  const { goods } = details;
  return {
    '@context': CONTEXT,
    '@type': 'Product',
    name: goods.name,
    description: goods.description,
    sku: goods.id,
    category: goods.secondaryCategoryName ?? goods.categoryName,
    image: pictureUrls(goods.pictures, toUrl),
    offers: offersOf(details, toUrl(path)),
    ...(goods.rated > 0 && { aggregateRating: ratingOf(goods) }),
  };
};

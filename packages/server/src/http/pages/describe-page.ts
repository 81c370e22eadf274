import type { AppContext } from '../../context.ts';
import { findCategory } from '../../domain/catalog/categories.ts';
import { readGoods } from '../../domain/catalog/read-goods.ts';
import { DomainError } from '../../domain/domain-error.ts';
import { listBanners } from '../../domain/marketing/banners.ts';
import { findStore } from '../../domain/stores/find-store.ts';
import {
  breadcrumbs,
  CURRENCY,
  organization,
  productObject,
  storeObject,
  webSite,
  type ToUrl,
} from './json-ld.ts';
import type { PageHead } from './page-head.ts';
import type { PageLanguage } from './pages-file.ts';

export interface PageAddress {
  readonly pathname: string;
  readonly query: URLSearchParams;
}

export interface Describing {
  readonly ctx: AppContext;
  readonly siteName: string;
  readonly language: PageLanguage;
  readonly toUrl: ToUrl;
}

export const productPath = (id: string): string => `/productDetails?id=${encodeURIComponent(id)}`;
export const storePath = (id: string): string => `/store?id=${encodeURIComponent(id)}`;
export const categoryPath = (id: string): string => `/commodity?categoryId=${encodeURIComponent(id)}`;

type Describe = (describing: Describing, query: URLSearchParams) => Promise<PageHead | undefined>;

/** The picture of a page that shows no single thing: the first banner. */
async function firstBanner(ctx: AppContext, { code }: PageLanguage): Promise<string | undefined> {
  const [first] = await listBanners(ctx, { lang: code, device: 'pc' });
  return first?.image;
}

const describeHome: Describe = async ({ ctx, siteName, language, toUrl }) => ({
  title: '',
  description: language.description,
  path: '/',
  picture: await firstBanner(ctx, language),
  type: 'website',
  jsonLd: [organization(siteName, toUrl), webSite(siteName, toUrl)],
});

const describeProduct: Describe = async ({ ctx, siteName, language, toUrl }, query) => {
  const details = await readGoods(ctx, { lang: language.code }, query.get('id') ?? '');
  const { goods, variants } = details;
  const path = productPath(goods.id);
  const lowest = Math.min(...variants.map(({ priceNow }) => Number(priceNow)));
  const category = goods.secondaryCategoryId
    ? { name: goods.secondaryCategoryName ?? '', path: categoryPath(goods.secondaryCategoryId) }
    : { name: goods.categoryName, path: categoryPath(goods.categoryId) };
  const crumbs = [{ name: siteName, path: '/' }, category, { name: goods.name, path }];
  return {
    title: goods.name,
    description: goods.description || language.description,
    path,
    picture: goods.pictures[0],
    type: 'product',
    price: Number.isFinite(lowest) ? { amount: lowest.toFixed(2), currency: CURRENCY } : undefined,
    jsonLd: [productObject(details, path, toUrl), breadcrumbs(crumbs, toUrl)],
  };
};

const describeStore: Describe = async ({ ctx, language, toUrl }, query) => {
  const store = await findStore(ctx, { lang: language.code }, query.get('id') ?? '');
  const path = storePath(store.id);
  return {
    title: store.name,
    description: store.remark || language.description,
    path,
    picture: store.banner ?? store.logo,
    type: 'profile',
    jsonLd: [storeObject(store, path, toUrl)],
  };
};

const describeCategory: Describe = async ({ ctx, siteName, language, toUrl }, query) => {
  const id = query.get('categoryId');
  const all: PageHead = {
    title: '',
    description: language.description,
    path: '/commodity',
    picture: await firstBanner(ctx, language),
    type: 'website',
    jsonLd: [],
  };
  if (id === null) return all;
  const found = await findCategory(ctx, language.code, id);
  if (!found) return undefined;
  const { category, parent } = found;
  const path = categoryPath(category.id);
  const crumbs = [
    { name: siteName, path: '/' },
    ...(parent ? [{ name: parent.name, path: categoryPath(parent.id) }] : []),
    { name: category.name, path },
  ];
  return {
    ...all,
    title: category.name,
    description: category.description ?? language.description,
    path,
    picture: category.icon ?? all.picture,
    jsonLd: [breadcrumbs(crumbs, toUrl)],
  };
};

const DESCRIBED: Readonly<Record<string, Describe>> = {
  '/': describeHome,
  '/index': describeHome,
  '/productDetails': describeProduct,
  '/store': describeStore,
  '/commodity': describeCategory,
};

const GONE: ReadonlySet<string> = new Set(['goodsNotFound', 'productRemoved', 'storeNotFound']);

/**
 * The head of a page in the language of the visitor; `missing` if its goods, store or category do not exist; undefined
 * for pages without their own head, such as the account.
 */
export async function describePage(
  describing: Describing,
  { pathname, query }: PageAddress,
): Promise<PageHead | 'missing' | undefined> {
  const describe = DESCRIBED[pathname];
  if (!describe) return undefined;
  try {
    return (await describe(describing, query)) ?? 'missing';
  } catch (error) {
    if (error instanceof DomainError && GONE.has(error.key)) return 'missing';
    throw error;
  }
}

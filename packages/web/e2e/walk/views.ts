/** The thirty screenshots of `npm run walk`: what a buyer sees from the first page to the account. */
import { orderListMain } from '@openmall/sdk';
import type { Page } from '@playwright/test';
import { DEMO_BUYER } from '../../../server/src/demo/seed/demo-buyer.ts';
import {
  chatPath,
  informationPath,
  orderDetailPath,
  paths,
  productPath,
  reviewPath,
  searchGoodsPath,
  settlementPath,
  storePath,
  withQuery,
} from '../../src/shared/navigation/paths.ts';
import type { LangCode } from '../../src/shared/i18n/languages.ts';
import { callingAs, type Account } from '../buyer.ts';
import { addToCart, goodsNamed } from '../goods.ts';
import type { Mall } from '../mall.ts';
import type { WIDTHS } from '../sweeps/window-sizes.ts';

export interface View {
  /** What the screenshot shows, also its file name. */
  readonly name: string;
  readonly path: string;
  readonly width: (typeof WIDTHS)[number];
  readonly lang: LangCode;
  readonly isDark: boolean;
  readonly isSignedIn: boolean;
  /** What the visitor does on the page before the screenshot. */
  readonly action?: (page: Page) => Promise<void>;
}

/** Width and language, for example `390 ar`; `dark` for the dark colors. */
type Window = `${(typeof WIDTHS)[number]} ${LangCode}${' dark' | ''}`;

const inWindow = (window: Window): Pick<View, 'width' | 'lang' | 'isDark'> => {
  const [width, lang, dark] = window.split(' ');
  return { width: Number(width) as View['width'], lang: lang as LangCode, isDark: dark !== undefined };
};

const PRODUCT = 'Severn Ribbed Beanie';
const RECEIVED = 4;

const typeIntoSearch = async (page: Page): Promise<void> => {
  await page.getByRole('search').getByRole('combobox').fill('lamp');
  await page.getByRole('option').first().waitFor();
};

const openFilters = async (page: Page): Promise<void> => {
  await page.getByRole('main').getByRole('button', { name: 'Filters', exact: true }).click();
  await page.getByRole('dialog', { name: 'Filters' }).waitFor();
};

/** Looks up the goods and the orders of the demo and lists the views. */
export async function listViews(mall: Mall, { transport }: Account): Promise<readonly View[]> {
  const goods = await goodsNamed(mall, PRODUCT);
  const received = await orderListMain(transport, { status: RECEIVED });
  const orderId = received.pageList[0]?.id;
  if (!orderId) throw new Error('The demo buyer has no received order.');
  const product = productPath(goods.id);
  const checkout = settlementPath(`${goods.id},${goods.canSelectAttributes.skus[0]?.skuId},2`);
  const order = orderDetailPath(orderId);
  const category = withQuery(paths.commodity, { categoryId: goods.categoryId });

  const visitor = (name: string, path: string, window: Window, action?: View['action']): View => ({
    name,
    path,
    ...inWindow(window),
    isSignedIn: false,
    ...(action && { action }),
  });
  const buyer = (...view: Parameters<typeof visitor>): View => ({ ...visitor(...view), isSignedIn: true });

  return [
    visitor('home', paths.index, '1440 en'),
    visitor('search suggestions', paths.index, '1440 en', typeIntoSearch),
    visitor('search', searchGoodsPath('lamp'), '1440 en'),
    visitor('category', category, '1440 en'),
    visitor('product', product, '1440 en'),
    visitor('cart', product, '1440 en', (page) => addToCart(page, { variant: 'Camel', quantity: 2 })),
    buyer('checkout', checkout, '1440 en'),
    buyer('orders', paths.myOrder, '1440 en'),
    buyer('order', order, '1440 en'),
    buyer('review', reviewPath(orderId), '1440 en'),
    visitor('store', storePath(goods.seller.id), '1440 en'),
    buyer('chat', chatPath(goods.seller.id, goods.id), '1440 en'),
    buyer('dashboard', paths.dashboard, '1440 en'),
    visitor('home on a phone', paths.index, '390 en'),
    visitor('filters on a phone', searchGoodsPath('lamp'), '390 en', openFilters),
    visitor('product on a phone', product, '390 en'),
    buyer('checkout on a phone', checkout, '390 en'),
    buyer('orders on a phone', paths.myOrder, '390 en'),
    visitor('home in Arabic', paths.index, '1440 ar'),
    visitor('product in Arabic on a phone', product, '360 ar'),
    buyer('order in Arabic on a tablet', order, '768 ar'),
    visitor('category in German', category, '1024 de'),
    buyer('checkout in German on a tablet', checkout, '768 de'),
    buyer('wallet in German on a phone', paths.moneyPackage, '360 de'),
    visitor('product in Thai', product, '1024 th'),
    visitor('home in Chinese on a phone', paths.index, '390 cn'),
    visitor('about us in Chinese', informationPath('about'), '1024 cn'),
    visitor('home in the dark', paths.index, '1440 en dark'),
    visitor('product in the dark on a phone', product, '390 en dark'),
    buyer('wallet in the dark', paths.moneyPackage, '1440 en dark'),
  ];
}

/** The demo buyer, who has orders in every state and a history. */
export const demoAccount = (mall: Mall, session: Account['session']): Account => ({
  email: DEMO_BUYER.username,
  password: DEMO_BUYER.password,
  fundPassword: DEMO_BUYER.fundPassword,
  session,
  transport: callingAs(mall, session.token),
});

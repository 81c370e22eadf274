/** Goods of the demo mall for the stories, and steps that open them. */
import { sellerGoodsInfo, sellerGoodsSearchKeyword, type GoodsDetails, type GoodsSku } from '@openmall/sdk';
import { expect, type Page } from '@playwright/test';
import { callingAs } from './buyer.ts';
import type { Mall } from './mall.ts';

/** Fetches the goods with exactly this name. */
export async function goodsNamed(mall: Mall, name: string): Promise<GoodsDetails> {
  const { goodsList } = await sellerGoodsSearchKeyword(callingAs(mall, undefined), { keyword: name });
  const found = goodsList.find((goods) => goods.name === name);
  if (!found) throw new Error(`The demo mall has no “${name}”.`);
  return sellerGoodsInfo(callingAs(mall, undefined), { sellerGoodsId: found.id });
}

/** The variant of goods with one attribute, as of now: other stories of the same mall order from its stock. */
export function variantNamed(
  { canSelectAttributes: { skus, goodAttrs } }: GoodsDetails,
  name: string,
): GoodsSku {
  const value = goodAttrs
    .flatMap(({ attrValues }) => attrValues)
    .find(({ attrValueName }) => attrValueName === name);
  const found = skus.find(({ attrs }) => attrs.some(({ attrValueId }) => attrValueId === value?.attrValueId));
  if (!found) throw new Error(`These goods have no variant “${name}”.`);
  return found;
}

/** Opens the product page by its URL. */
export async function visitGoods(page: Page, mall: Mall, name: string): Promise<void> {
  const { id } = await goodsNamed(mall, name);
  await page.goto(`/productDetails?id=${id}`);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

interface Choice {
  readonly variant?: string;
  readonly quantity?: number;
}

/** On a product page: chooses a variant and adds it to the cart, which opens the drawer. */
export async function addToCart(page: Page, { variant, quantity = 1 }: Choice): Promise<void> {
  if (variant) await page.getByRole('radio', { name: variant, exact: true }).check();
  const count = page.getByRole('main').getByRole('spinbutton');
  if (quantity > 1) await count.fill(String(quantity));
  await page.getByRole('main').getByRole('button', { name: 'Add to cart', exact: true }).first().click();
  await expect(page.getByRole('dialog', { name: /^Cart/ })).toBeVisible();
}

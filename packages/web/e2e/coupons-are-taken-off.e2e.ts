import { expect, type Page } from '@playwright/test';
import { couponList, orderQuote } from '@openmall/sdk';
import { continueAs, openReadyAccount } from './buyer.ts';
import { addToCart, goodsNamed, visitGoods } from './goods.ts';
import { test } from './mall.ts';
import { fillPassword } from './orders.ts';

/** Wholesale goods. Ten pieces reach the minimum of the mall's coupon. */
const CAP = 'Quay Embroidered Baseball Cap';
const MALL_COUPON = 'WELCOME5';

const openCart = (page: Page) => page.getByRole('dialog', { name: /^Cart/ });

async function fillCart(page: Page, variant: string): Promise<void> {
  await addToCart(page, variant ? { variant } : {});
  await expect(openCart(page)).toBeVisible();
}

test('A buyer uses a coupon, and the summary and the order show it', async ({ page, mall }) => {
  const buyer = await openReadyAccount(mall);
  await continueAs(page, mall, buyer);
  const goods = await goodsNamed(mall, CAP);
  const [sku] = goods.canSelectAttributes.skus;
  const { pageList } = await couponList(buyer.transport, { sellerId: goods.sellerId });
  expect(pageList.map(({ code }) => code)).toContain(MALL_COUPON);
  const orderInfo = `${goods.id},${sku?.skuId},${goods.buyMin}`;
  const { total } = await orderQuote(buyer.transport, { orderInfo });
  await page.goto(`/settlement?buy=${orderInfo}`);
  const summary = page.getByRole('complementary', { name: 'Summary' });
  await expect(summary).toContainText(`$${total.toFixed(2)}`);

  await test.step('an unknown code shows an error and blocks the order', async () => {
    await page.getByRole('button', { name: 'Use a coupon' }).click();
    const dialog = page.getByRole('dialog', { name: /^Coupons for/ });
    await dialog.getByLabel('Coupon code').fill('nosuchcode');
    await dialog.getByRole('button', { name: 'Apply' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'We couldn’t find this coupon.' })).toBeVisible();
    await expect(summary.getByRole('button', { name: /^Place order/ })).toBeDisabled();
    await page.getByRole('button', { name: 'Remove coupon NOSUCHCODE' }).click();
    await expect(summary.getByRole('button', { name: /^Place order/ })).toBeEnabled();
  });
  await test.step('a coupon from the list is deducted', async () => {
    await page.getByRole('button', { name: 'Use a coupon' }).click();
    await page.getByRole('button', { name: `Use coupon ${MALL_COUPON}` }).click();
    await expect(page.getByRole('main').getByText(`Coupon ${MALL_COUPON}`)).toBeVisible();
    await expect(summary).toContainText('−$5.00');
    await expect(summary).toContainText(`$${(total - 5).toFixed(2)}`);
  });
  await test.step('the order shows it', async () => {
    await fillPassword(page, buyer.fundPassword);
    await summary.getByRole('button', { name: /^Place order/ }).click();
    await expect(page).toHaveURL(/orders=/);
    const orderId = new URL(page.url()).searchParams.get('orders') ?? '';
    await page.goto(`/userInfo/order-detail?id=${orderId}`);
    await expect(page.getByText(`Coupon ${MALL_COUPON}`)).toBeVisible();
    await expect(page.getByText('−$5.00')).toBeVisible();
  });
});

test('A buyer saves a line for later, and moves it back', async ({ page, mall }) => {
  const goods = await goodsNamed(mall, CAP);
  const variant = goods.canSelectAttributes.skus[0]?.attrs
    .map(({ attrValueName }) => attrValueName)
    .join(', ');
  await visitGoods(page, mall, CAP);
  await fillCart(page, variant ?? '');
  const cart = openCart(page);
  await cart.getByRole('button', { name: `Save for later: ${CAP}` }).click();
  await expect(cart.getByText('Your cart is empty')).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: /^Cart/ }).first().click();
  const later = openCart(page).getByRole('region', { name: 'Saved for later' });
  await expect(later).toContainText(CAP);
  await later.getByRole('button', { name: `Move to cart: ${CAP}` }).click();
  await expect(later).toHaveCount(0);
  await expect(openCart(page).getByRole('checkbox', { name: `Select ${CAP}` })).toBeChecked();
});

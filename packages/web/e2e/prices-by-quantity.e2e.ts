import { expect, type Page } from '@playwright/test';
import { continueAs, openReadyAccount } from './buyer.ts';
import { addToCart, goodsNamed, visitGoods } from './goods.ts';
import { test } from './mall.ts';

/** Wholesale goods with a minimum of ten pieces. */
const CAP = 'Quay Embroidered Baseball Cap';
const dollars = (amount: number): string =>
  amount.toLocaleString('en-US', { style: 'currency', currency: 'USD' });

/** Opens the checkout from the cart and waits for the quote. */
async function toCheckout(page: Page): Promise<void> {
  await page.getByRole('dialog', { name: /^Cart/ }).getByRole('button', { name: 'Go to checkout' }).click();
  await expect(page).toHaveURL(/\/settlement/);
}

test('A buyer of forty pieces pays the price of forty, on every page', async ({ page, mall }) => {
  const goods = await goodsNamed(mall, CAP);
  const [sku] = goods.canSelectAttributes.skus.filter(({ stock = 0 }) => stock >= 40);
  const [tier] = sku?.priceTiers ?? [];
  if (!sku || !tier) throw new Error(`${CAP} has no price tiers.`);
  const variant = sku.attrs.map(({ attrValueName }) => attrValueName).join(', ');
  const buyer = await openReadyAccount(mall);
  await continueAs(page, mall, buyer);
  await visitGoods(page, mall, CAP);
  await test.step('the product page', async () => {
    const tiers = page.getByRole('region', { name: 'Price by quantity' });
    await expect(tiers.locator('[aria-current=true]')).toContainText(dollars(sku.price));
    const count = page.getByRole('main').getByRole('spinbutton');
    await page.getByRole('radio', { name: variant, exact: true }).check();
    await count.fill(String(tier.minNum));
    await count.blur();
    await expect(tiers.locator('[aria-current=true]')).toContainText(dollars(tier.price));
    await addToCart(page, {});
  });
  await test.step('the cart, which also has the price of fewer pieces', async () => {
    const cart = page.getByRole('dialog', { name: /^Cart/ });
    await expect(cart).toContainText(dollars(Number((tier.price * tier.minNum).toFixed(2))));
    const count = cart.getByRole('spinbutton');
    await count.fill(String(tier.minNum - 1));
    await count.blur();
    await expect(cart).toContainText(dollars(Number((sku.price * (tier.minNum - 1)).toFixed(2))));
    await count.fill(String(tier.minNum));
    await count.blur();
  });
  await test.step('the checkout, which finds no changed price', async () => {
    await toCheckout(page);
    const main = page.getByRole('main');
    await expect(main).toContainText(dollars(Number((tier.price * tier.minNum).toFixed(2))));
    await expect(main.getByText('The price has changed', { exact: false })).toHaveCount(0);
  });
});

test('A buyer asks for a quotation, and the question is already written', async ({ page, mall }) => {
  await continueAs(page, mall, await openReadyAccount(mall));
  await visitGoods(page, mall, CAP);
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Ask for a quotation' }).click();
  const chat = await opened;
  await expect(chat.getByRole('textbox', { name: /Harbour Tailor/ })).toHaveValue(
    `Hello, what would 200 × ${CAP} cost?`,
  );
  await chat.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(chat.getByText(`Hello, what would 200 × ${CAP} cost?`, { exact: true })).toBeVisible();
  // The question is not offered again.
  await chat.reload();
  await expect(chat.getByRole('textbox', { name: /Harbour Tailor/ })).toHaveValue('');
});

test('Price, choices and the button to buy are seen without scrolling on a small laptop', async ({
  page,
  mall,
}) => {
  await page.setViewportSize({ width: 1366, height: 657 });
  await visitGoods(page, mall, 'Noord Satin Wrap Dress');
  for (const seen of [
    page.getByRole('region', { name: 'Price by quantity' }),
    page.getByRole('radio').last(),
    page.getByRole('button', { name: 'Buy now' }),
  ])
    await expect(seen).toBeInViewport({ ratio: 1 });
});

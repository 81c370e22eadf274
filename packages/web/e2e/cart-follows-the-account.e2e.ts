import { cartList, localuserGet } from '@openmall/sdk';
import type { Page } from '@playwright/test';
import { callingAs, fillLogin, openReadyAccount, signIn, type Buyer } from './buyer.ts';
import { addToCart, visitGoods } from './goods.ts';
import { expect, test } from './mall.ts';

const BEANIE = 'Severn Ribbed Beanie';
const LANTERN = 'Vik Classic Paper Lantern';

const cartOf = (page: Page) => page.getByRole('dialog', { name: /^Cart/ });
const lineOf = (page: Page, name: string) =>
  cartOf(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name }) });

async function openCart(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Cart/ }).first().click();
  await expect(cartOf(page)).toBeVisible();
}
async function closeCart(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(cartOf(page)).toBeHidden();
}
/** The count on the button of the cart. */
const counts = (page: Page, count: number) =>
  expect(page.getByRole('button', { name: /^Cart/ }).first()).toContainText(String(count));

async function signOut(page: Page, { email }: Buyer): Promise<void> {
  await page.getByRole('button', { name: `Your account, ${email}` }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page.getByText('You’re signed out')).toBeVisible();
}

test('A cart follows the account to the phone, and leaves the desk with its owner', async ({
  page: desk,
  mall,
  browser,
}) => {
  test.slow();
  const buyer = await openReadyAccount(mall);
  const phone = await (
    await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  ).newPage();

  /** The lines that the server has. */
  const stored = async () =>
    (await cartList(buyer.transport, {})).lines.map(
      ({ goodsName, goodsNum, isLater }) => `${goodsName} ${goodsNum}${isLater ? ' later' : ''}`,
    );

  await test.step('a visitor fills a cart at the desk, which becomes that of the account', async () => {
    await visitGoods(desk, mall, BEANIE);
    await addToCart(desk, { variant: 'Camel', quantity: 2 });
    await closeCart(desk);
    await signIn(desk, buyer);
    await counts(desk, 1);
  });

  await test.step('the phone shows it after signing in', async () => {
    await phone.goto('/login');
    await fillLogin(phone, buyer.email, buyer.password);
    await expect(phone).toHaveURL(/\/index$/);
    await openCart(phone);
    await expect(lineOf(phone, BEANIE).getByRole('spinbutton')).toHaveValue('2');
    await expect(lineOf(phone, BEANIE)).toContainText('Camel');
    await closeCart(phone);
  });

  await test.step('both change it, and see what the other did', async () => {
    await visitGoods(phone, mall, LANTERN);
    await addToCart(phone, { variant: 'Mint' });
    await expect.poll(stored).toEqual([`${LANTERN} 1`, `${BEANIE} 2`]);
    await openCart(desk);
    await expect(lineOf(desk, LANTERN)).toBeVisible();
    await lineOf(desk, BEANIE).getByRole('spinbutton').fill('5');
    await desk.keyboard.press('Tab');
    await lineOf(desk, LANTERN)
      .getByRole('button', { name: /^Save for later/ })
      .click();
    await expect.poll(stored).toEqual([`${LANTERN} 1 later`, `${BEANIE} 5`]);
    await phone.goto('/index');
    await openCart(phone);
    await expect(lineOf(phone, BEANIE).getByRole('spinbutton')).toHaveValue('5');
    await expect(phone.getByRole('region', { name: 'Saved for later' })).toContainText(LANTERN);
    await closeCart(desk);
  });

  await test.step('the phone works without a network, and catches up', async () => {
    await phone.context().setOffline(true);
    await lineOf(phone, BEANIE).getByRole('spinbutton').fill('3');
    await phone.keyboard.press('Tab');
    await phone.context().setOffline(false);
    await counts(desk, 1);
    await expect.poll(stored).toEqual([`${LANTERN} 1 later`, `${BEANIE} 3`]);
    await openCart(desk);
    await expect(lineOf(desk, BEANIE).getByRole('spinbutton')).toHaveValue('3');
    await closeCart(desk);
  });

  await test.step('signing out leaves nothing to the next person', async () => {
    await desk.getByRole('combobox', { name: 'Search products and stores' }).fill('a present for Maya');
    const token = await desk.evaluate(() => JSON.parse(localStorage.getItem('token') ?? '""') as string);
    await signOut(desk, buyer);
    await expect(desk.getByRole('combobox', { name: 'Search products and stores' })).toHaveValue('');
    const kept = await desk.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
    for (const secret of [BEANIE, LANTERN, 'Maya', buyer.email, token]) expect(kept).not.toContain(secret);
    await expect(localuserGet(callingAs(mall, token))).rejects.toThrow(/session/);
    await desk.reload();
    await expect(desk.getByText('Recently viewed')).toHaveCount(0);
  });

  await test.step('the account brings it back', async () => {
    await signIn(desk, buyer);
    await counts(desk, 1);
    await openCart(desk);
    await expect(lineOf(desk, BEANIE).getByRole('spinbutton')).toHaveValue('3');
    await expect(desk.getByRole('region', { name: 'Saved for later' })).toContainText(LANTERN);
  });

  await test.step('the phone signs out too', async () => {
    await closeCart(phone);
    await phone.getByRole('navigation').getByRole('link', { name: 'Account' }).tap();
    await phone.getByRole('button', { name: 'Sign out' }).tap();
    await expect(phone.getByText('You’re signed out')).toBeVisible();
    const kept = await phone.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
    for (const secret of [BEANIE, LANTERN, buyer.email]) expect(kept).not.toContain(secret);
  });
});

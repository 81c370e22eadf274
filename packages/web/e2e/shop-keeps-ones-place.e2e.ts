import { openAccount, signIn } from './buyer.ts';
import { addToCart, goodsNamed, visitGoods } from './goods.ts';
import { expect, test } from './mall.ts';
import { translatorOf } from './texts.ts';

const BEANIE = 'Severn Ribbed Beanie';

test('Each buyer has a cart, and another language changes neither page nor cart nor form', async ({
  page,
  mall,
}) => {
  const [first, second] = [await openAccount(mall), await openAccount(mall)];
  const header = page.getByRole('banner');
  await test.step('Typed text survives a change of language, except passwords', async () => {
    await page.goto('/login');
    await page.getByLabel('Email address', { exact: true }).fill(first.email);
    await page.getByLabel('Password', { exact: true }).fill(first.password);
    await header.getByRole('button', { name: 'Language: English' }).click();
    await page.getByRole('menuitem', { name: 'Deutsch' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect(page.locator('input[name="email"]')).toHaveValue(first.email);
    await expect(page.locator('input[name="password"]')).toHaveValue('');
    await page.goto('/register?lang=en');
    await page.getByRole('checkbox').check();
    await header.getByRole('button', { name: 'Language: English' }).click();
    await page.getByRole('menuitem', { name: 'Deutsch' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect(page.getByRole('checkbox')).toBeChecked();
    await page.goto('/index?lang=en');
  });
  await signIn(page, first);
  await visitGoods(page, mall, BEANIE);
  await addToCart(page, { variant: 'Plum' });
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(header.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible();

  await test.step('Another language', async () => {
    const address = page.url();
    await header.getByRole('button', { name: 'Language: English' }).click();
    await page.getByRole('menuitem', { name: 'العربية' }).click();
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    expect(page.url()).toBe(address);
    const arabic = translatorOf('ar', 'common');
    await expect(header.getByRole('button', { name: arabic('cartCount', 1), exact: true })).toBeVisible();
    await page.goto(`${address}&lang=en&code=A7K2P9`);
    await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
    await expect(page).toHaveURL(address);
  });

  await test.step('Another buyer on the same computer', async () => {
    await header.getByRole('button', { name: /^Your account, / }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await expect(header.getByRole('button', { name: 'Cart, 0 items' })).toBeVisible();
    await signIn(page, second);
    await expect(header.getByRole('button', { name: 'Cart, 0 items' })).toBeVisible();
    const account = header.getByRole('button', { name: /^Your account, / });
    await account.click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await expect(account).toBeHidden();
    await signIn(page, first);
    await expect(header.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible();
  });
});

test('A keep-alive page returns with the typed text, an offline store shows a notice, a new version is offered', async ({
  page,
  context,
}) => {
  await page.clock.install();
  await page.goto('/commodity');
  const goods = page.getByRole('main').getByRole('heading', { level: 3 });
  await expect(goods.first()).toBeVisible();
  await page.getByLabel('From', { exact: true }).fill('12');
  await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Home' }).click();
  await expect(page.getByRole('heading', { name: 'Recommended for you' })).toBeVisible();
  await page.clock.runFor(6_000);
  await page.goBack();
  await expect(page.getByLabel('From', { exact: true })).toHaveValue('12');

  await context.setOffline(true);
  const notice = page.getByText('You’re offline. You may be seeing older information.');
  await expect(notice).toBeVisible();
  await expect(goods.first()).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Newest' }).click();
  await expect(page.getByRole('main').getByText('Please check your connection.')).toBeVisible();
  await context.setOffline(false);
  await expect(notice).toBeHidden();
  await expect(page.getByText('You’re back online.')).toBeVisible();
  await expect(goods.first()).toBeVisible();

  await test.step('A page that failed to load opens by itself when the network is back', async () => {
    await context.setOffline(true);
    await page
      .getByRole('navigation', { name: 'Main navigation' })
      .getByRole('link', { name: 'Discounted' })
      .click();
    await expect(page.getByRole('main').getByText('This couldn’t be loaded')).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole('heading', { level: 1, name: 'Discounted' })).toBeVisible();
    await page.goBack();
    await expect(goods.first()).toBeVisible();
  });

  const note = page.getByRole('status', { name: 'A new version of the shop is available' });
  const comeBack = async () => {
    await page.clock.runFor(6 * 60_000);
    const versionResponse = page.waitForResponse('**/version.js?**');
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await (await versionResponse).finished();
  };
  await comeBack();
  await expect(goods.first()).toBeVisible();
  await expect(note).toBeHidden();

  const served = { contentType: 'text/javascript', body: "export const version = 'assets/begin-next.js';" };
  await page.route('**/version.js?**', (route) => route.fulfill(served));
  await page.evaluate(() => window.scrollTo(0, 600));
  await comeBack();
  const address = page.url();
  await note.getByRole('button', { name: 'Update' }).click();
  await expect(note).toBeHidden();
  await expect(goods.first()).toBeVisible();
  expect(page.url()).toBe(address);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(600);
});

test('An email address subscribes once, and a buyer follows a store and adds its goods to the favourites', async ({
  page,
  mall,
}) => {
  const buyer = await openAccount(mall);
  await page.goto('/information');
  const newsletter = page.getByRole('region', { name: 'Newsletter' });
  const subscribe = async (email: string) => {
    await newsletter.getByRole('textbox').fill(email);
    await newsletter.getByRole('button', { name: 'Subscribe' }).click();
  };
  await subscribe('nobody');
  await expect(newsletter.getByRole('alert')).toContainText('complete email address');
  await subscribe(buyer.email);
  await expect(newsletter.getByRole('status')).toHaveText(
    'Check your inbox: the newsletter starts once you confirm.',
  );
  await page.reload();
  await subscribe(buyer.email.toUpperCase());
  await expect(newsletter.getByRole('alert')).toHaveText('This email address is already subscribed.');

  const goods = await goodsNamed(mall, BEANIE);
  await signIn(page, buyer);
  await page.goto(`/store?id=${goods.seller.id}`);
  const main = page.getByRole('main');
  await main
    .getByRole('button', { name: `Follow ${goods.seller.name}` })
    .first()
    .click();
  await page.goto(`/productDetails?id=${goods.id}`);
  await main.getByRole('button', { name: 'Save to favourites' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Favourites, 1' })).toBeVisible();
  await page.goto('/userInfo/collect-shop');
  await expect(main.getByRole('link', { name: goods.seller.name }).first()).toBeVisible();
  await page.goto('/userInfo/collect-goods');
  await expect(main.getByRole('link', { name: BEANIE })).toBeVisible();
});

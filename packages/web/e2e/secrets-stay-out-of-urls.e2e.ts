import type { BrowserContext, Page } from '@playwright/test';
import { newcomer, signIn, type Buyer } from './buyer.ts';
import { addToCart, visitGoods } from './goods.ts';
import { expect, test } from './mall.ts';
import { paymentSection } from './orders.ts';
import { codeSentTo } from './verification.ts';

const SECRET_FIELDS =
  /[?&](token|password|re_password|old_password|safeword|re_safeword|verifcode|verifyCode|session_token|submitToken|sliderPass|cashPassword)=/;

/** Records every URL that a browser requests or shows, in all of its windows. */
function recordUrls(context: BrowserContext): string[] {
  const urls: string[] = [];
  const watch = (page: Page) => {
    page.on('websocket', (socket) => urls.push(socket.url()));
    page.on('framenavigated', (frame) => urls.push(frame.url()));
  };
  context.on('request', (request) => urls.push(request.url()));
  context.on('page', watch);
  context.pages().forEach(watch);
  return urls;
}

async function register(page: Page, { email, password }: Buyer, readCode: () => Promise<string>) {
  await page.goto('/register');
  await page.getByLabel('Email address', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password').fill(password);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.getByRole('button', { name: 'Use a code instead' }).click();
  await page.getByRole('button', { name: 'Send code' }).click();
  const code = await readCode();
  await page.getByLabel('Code', { exact: true }).fill(code);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('button', { name: `Your account, ${email}` })).toBeVisible();
  return code;
}

async function signOut(page: Page, { email }: Buyer): Promise<void> {
  await page.getByRole('button', { name: `Your account, ${email}` }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page.getByRole('link', { name: 'Register', exact: true })).toBeVisible();
}

async function checkOutWithNewAddress(page: Page): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: 'Go to checkout' }).click();
  await page.getByLabel('Full name').fill('Amelia Hartley');
  await page.getByLabel('Phone number').fill('7700900123');
  await page.getByLabel('Country', { exact: true }).selectOption('United Kingdom');
  await page.getByLabel('State or region').selectOption('England');
  await page.getByLabel('City').fill('London');
  await page.getByLabel('Street address').fill('14 Rosebery Avenue');
  await page.getByRole('button', { name: 'Save and deliver here' }).click();
}

async function payWithNewFundPassword(page: Page, { fundPassword }: Buyer): Promise<void> {
  const section = paymentSection(page);
  await section.getByLabel('Choose 6 digits').fill(fundPassword);
  await section.getByLabel('Repeat the 6 digits').fill(fundPassword);
  await section.getByRole('button', { name: 'Set payment PIN' }).click();
  await expect(section.getByLabel('Payment PIN')).toHaveValue(fundPassword);
  await page.getByRole('button', { name: /^Place order/ }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Thank you. Your payment is complete.' }),
  ).toBeVisible();
}

const readToken = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('token') ?? '""') as string);

test('No URL of a visit carries a token, a password or a code', async ({ page, context, mall }) => {
  const buyer = newcomer();
  const urls = recordUrls(context);
  const code = await register(page, buyer, () => codeSentTo(mall, buyer.email));
  const tokens = [await readToken(page)];
  await signOut(page, buyer);
  await signIn(page, buyer);
  tokens.push(await readToken(page));

  await visitGoods(page, mall, 'Severn Ribbed Beanie');
  await addToCart(page, { variant: 'Camel' });
  await checkOutWithNewAddress(page);
  await payWithNewFundPassword(page, buyer);
  // Each is loaded from scratch, so that the preloaded requests are recorded too.
  for (const path of ['/userInfo/my-order', '/userInfo/money-package', '/userInfo/setup', '/chat']) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
  }
  await page.goto('/index');
  await signOut(page, buyer);

  expect(urls.length).toBeGreaterThan(100);
  expect(tokens.every((token) => token.length > 15)).toBe(true);
  const secrets = [...tokens, buyer.password, `=${buyer.fundPassword}`, `=${code}`];
  const leaks = urls.filter(
    (url) => SECRET_FIELDS.test(url) || secrets.some((secret) => url.includes(secret)),
  );
  expect(leaks).toEqual([]);
});

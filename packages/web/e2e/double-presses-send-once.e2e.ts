import { orderInfo, orderPay } from '@openmall/sdk';
import type { Locator, Page } from '@playwright/test';
import { moving } from '../../../test/browser-stories.ts';
import { type Account, continueAs, openAccount, openReadyAccount } from './buyer.ts';
import { settled } from './controls.ts';
import { expect, test, type Mall } from './mall.ts';
import { orderCard, placeOrder } from './orders.ts';
import { somePicture } from './pictures.ts';

test.use(moving);

const TEAPOT = 'Andes Cast-Iron Teapot';
const HAMMER_MS = 1200;

/** Presses a button twice at once, and again in every frame while it is on the page. */
const hammer = (button: Locator): Promise<void> =>
  button.evaluate(async (element: HTMLElement, ms) => {
    element.click();
    element.click();
    const end = performance.now() + ms;
    while (element.isConnected && performance.now() < end) {
      await new Promise(requestAnimationFrame);
      element.click();
    }
  }, HAMMER_MS);

/** Presses Enter on a button and clicks it at the same moment. Waits as long as `hammer`, for late calls. */
async function pressEnterAndClick(button: Locator): Promise<void> {
  const page = button.page();
  await button.evaluate((element: HTMLElement) =>
    element.addEventListener('keydown', () => element.click(), { once: true }),
  );
  await button.press('Enter');
  await page.evaluate((ms) => new Promise((resolve) => setTimeout(resolve, ms)), HAMMER_MS);
}

const activations = { 'clicks without a pause': hammer, 'Enter and a click at once': pressEnterAndClick };

/** Activates a button more than once and expects a single call of the operation. */
async function expectOneCall(
  page: Page,
  button: Locator,
  operation: string,
  activate: (button: Locator) => Promise<void> = hammer,
): Promise<void> {
  const calls: string[] = [];
  const count = (request: { url(): string }) => {
    const { pathname } = new URL(request.url());
    if (decodeURIComponent(pathname).includes(operation)) calls.push(pathname);
  };
  page.on('request', count);
  await expect(button).toBeEnabled();
  await activate(button);
  await expect.poll(() => calls.length, { message: operation }).toBeGreaterThan(0);
  await page.waitForLoadState('networkidle');
  page.off('request', count);
  expect.soft(calls, operation).toHaveLength(1);
}

async function shipOrder(mall: Mall, { transport }: Account, orderId: string): Promise<void> {
  await mall.restart('running');
  const status = async () => (await orderInfo(transport, { orderId })).orderInfo.status;
  await expect.poll(status, { timeout: 60_000 }).toBe(3);
  await mall.restart('resting');
}

for (const [how, activate] of Object.entries(activations)) {
  test(`The steps of an order are sent once by ${how}`, async ({ page, mall }) => {
    const buyer = await openReadyAccount(mall);
    const [cancelled, returned, received] = [
      await placeOrder(mall, buyer, TEAPOT),
      await placeOrder(mall, buyer, TEAPOT),
      await placeOrder(mall, buyer, TEAPOT),
    ];
    const pay = (orderId: string) => orderPay(buyer.transport, { orderId, safeword: buyer.fundPassword });
    await pay(returned);
    await continueAs(page, mall, buyer);
    await page.goto('/userInfo/my-order');
    const card = (orderId: string) => orderCard(page, orderId);
    const dialog = page.getByRole('dialog');

    await card(cancelled).getByRole('button', { name: 'Cancel' }).click();
    await dialog.getByRole('radio', { name: 'I ordered the same thing twice' }).check();
    await expectOneCall(page, dialog.getByRole('button', { name: 'Cancel order' }), 'order!cancel', activate);

    await card(returned).getByRole('button', { name: 'Remind to ship' }).click();
    await expectOneCall(
      page,
      dialog.getByRole('button', { name: 'Send reminder' }),
      'order!remind',
      activate,
    );

    await card(returned).getByRole('button', { name: 'Request refund' }).click();
    await page.getByRole('radio', { name: 'I don’t like it' }).check();
    await expectOneCall(
      page,
      page.getByRole('button', { name: 'Request refund' }),
      'order!returns',
      activate,
    );

    await pay(received);
    await shipOrder(mall, buyer, received);
    await page.goto('/userInfo/my-order?index=3');
    await card(received)
      .getByRole('button', { name: /receipt/i })
      .click();
    await expectOneCall(
      page,
      dialog.getByRole('button', { name: /receipt|received/i }),
      'order!receipt',
      activate,
    );

    await page.goto(`/userInfo/order-evaluation?id=${received}`);
    await page.locator('label', { hasText: '4 stars' }).click();
    await expectOneCall(
      page,
      page.getByRole('button', { name: 'Submit review' }),
      'evaluation!addList',
      activate,
    );
  });

  test(`A loan application is sent once by ${how}`, async ({ page, mall }) => {
    await continueAs(page, mall, await openAccount(mall));
    await page.goto('/credit');
    await page.getByLabel('Full name').fill('Amelia Hartley');
    await page.getByLabel('Nationality').selectOption({ label: 'United Kingdom' });
    await page.getByLabel('Document number').fill('K7702913');
    const picture = await somePicture(mall);
    for (const field of await page.locator('input[type="file"]').all()) await field.setInputFiles(picture);
    await expect(page.getByRole('button', { name: /^Remove / })).not.toHaveCount(0);
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    await page.getByRole('checkbox', { name: 'I accept the loan agreement.' }).check();
    await expectOneCall(
      page,
      page.getByRole('button', { name: 'Apply for this loan' }),
      'credit!apply',
      activate,
    );
  });
}

test('Addresses are added, changed and deleted once, however often a button is pressed', async ({
  page,
  mall,
}) => {
  await continueAs(page, mall, await openReadyAccount(mall));
  await page.goto('/userInfo/setup/shipping-address');
  await settled(page);
  await page.getByRole('button', { name: 'Add an address' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Full name').fill('Bruno Keller');
  await dialog.getByLabel('Country', { exact: true }).selectOption('Switzerland');
  await dialog.getByLabel('Phone number').fill('+41 44 668 18 00');
  await dialog.getByLabel('City').fill('Zürich');
  await dialog.getByLabel('Street address').fill('Bahnhofstrasse 1');
  await dialog.getByLabel('Postcode').fill('8001');
  await expectOneCall(page, dialog.getByRole('button', { name: /^Save/ }), 'address!add');
  const other = page.getByRole('listitem').filter({ hasText: 'Bruno Keller' });
  await expectOneCall(page, other.getByRole('button', { name: /default/i }), 'address!edit');
  await other.getByRole('button', { name: 'Delete' }).click();
  await expectOneCall(page, dialog.getByRole('button', { name: /^Delete/ }), 'address!del');
});

test('The newsletter is subscribed to once, however often its button is pressed', async ({ page }) => {
  await page.goto('/commodity');
  await settled(page);
  await page.getByLabel('Email address for the newsletter').fill(`reader${Date.now()}@example.com`);
  await expectOneCall(page, page.getByRole('button', { name: 'Subscribe' }), 'subscribe!add');
});

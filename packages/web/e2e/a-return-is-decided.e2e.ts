import { orderPay, orderReceipt, orderRequestReturn, uploadimgExecute } from '@openmall/sdk';
import { merchantOrderShip } from '@openmall/sdk/merchant';
import type { Page } from '@playwright/test';
import { type Account, continueAs, openAccount, openReadyAccount } from './buyer.ts';
import { faultsByAxe } from './controls.ts';
import { expect, test, type Mall } from './mall.ts';
import { enterOffice, openMerchant, openOwner, openStore } from './office.ts';
import { placeOrder } from './orders.ts';
import { pictureFile } from './pictures.ts';

const record = (page: Page) => page.locator('.MuiDrawer-paper[role=dialog]');

/** A received order of two pieces, of which one is asked to go back, with a picture. */
async function askForReturn(mall: Mall, buyer: Account, merchant: Account, name: string): Promise<string> {
  const { transport, fundPassword: safeword } = buyer;
  const orderId = await placeOrder(mall, buyer, name, 2);
  await orderPay(transport, { orderId, safeword });
  const { transport: store } = await openMerchant(mall, merchant);
  await merchantOrderShip(store, { orderId, carrier: 'Nordic Parcel', trackingNumber: 'NP4471' });
  await orderReceipt(transport, { orderId });
  const picture = await uploadimgExecute(transport, { file: await pictureFile(mall), moduleName: 'refund' });
  await orderRequestReturn(transport, {
    orderId,
    returnReason: 6,
    returnDetail: 'The handle was broken.',
    images: picture,
  });
  return orderId;
}

test('A store rejects a return with a reason, the buyer disputes it, and the desk decides', async ({
  page: buyerPage,
  mall,
  browser,
}) => {
  const ingrid = await openOwner(mall, 'ingrid.returns');
  const merchant = await openAccount(mall);
  const { name, token } = await openStore(mall, ingrid.transport, merchant);
  const buyer = await openReadyAccount(mall);
  const orderId = await askForReturn(mall, buyer, merchant, name);
  const openWindow = async () => (await browser.newContext({ baseURL: mall.url })).newPage();
  const [store, desk] = [await openWindow(), await openWindow()];

  await test.step('the store finds the request on its home page, and sees what the buyer says and shows', async () => {
    await enterOffice(store, '/merchant', token);
    await store.getByRole('link', { name: /^Returns to handle 1/ }).click();
    await store.getByRole('tab', { name: 'Requested 1' }).click();
    await expect(store).toHaveURL(/state=1/);
    await store.getByRole('gridcell').first().focus();
    await store.keyboard.press('Enter');
    await expect(record(store)).toContainText('The handle was broken.');
    await expect(record(store)).toContainText(/If the store doesn’t answer by .*, the return is accepted\./);
    await expect(record(store).getByRole('img', { name: 'Pictures from the buyer 1' })).toBeVisible();
    expect(await faultsByAxe(store)).toEqual([]);
  });

  await test.step('rejects it, not without a reason', async () => {
    await record(store).getByRole('button', { name: 'Reject' }).click();
    const dialog = store.getByRole('dialog', { name: 'Reject' });
    await dialog.getByRole('button', { name: 'Reject' }).click();
    await expect(dialog.getByText('Please fill this in.')).toBeVisible();
    await dialog.getByLabel('Reason').fill('It was whole when we sent it.');
    await dialog.getByRole('button', { name: 'Reject' }).click();
    await expect(record(store)).toContainText('Rejected');
    await expect(record(store).getByRole('button', { name: 'Accept' })).toBeHidden();
  });

  await test.step('the buyer disputes it', async () => {
    await continueAs(buyerPage, mall, buyer);
    await buyerPage.goto(`/userInfo/order-detail?id=${orderId}`);
    await buyerPage.getByRole('button', { name: 'Ask us to decide' }).click();
    await buyerPage.getByLabel('Why is the refusal wrong?').fill('The box was dented, too.');
    await buyerPage.getByRole('button', { name: 'Ask us to decide' }).click();
    await expect(buyerPage.getByRole('region', { name: 'Return' })).toContainText('We’re deciding');
  });

  await test.step('the desk finds it on its home page, and sees both sides', async () => {
    await enterOffice(desk, '/desk', ingrid.token);
    await desk.getByRole('link', { name: /^Disputes \d+ Oldest/ }).click();
    await expect(desk.getByRole('tab', { name: /^In dispute/ })).toHaveAttribute('aria-selected', 'true');
    await desk.getByRole('gridcell', { name: buyer.email }).click();
    await expect(record(desk)).toContainText('It was whole when we sent it.');
    await expect(record(desk)).toContainText('The box was dented, too.');
    await expect(record(desk)).toContainText('Nordic Parcel');
    expect(await faultsByAxe(desk)).toEqual([]);
  });

  await test.step('refunds a part, with a reason that all read', async () => {
    await record(desk).getByRole('button', { name: 'Partial refund' }).click();
    const dialog = desk.getByRole('dialog', { name: 'Partial refund' });
    await dialog.getByLabel('Amount in dollars').fill('12.50');
    await dialog.getByRole('button', { name: 'Partial refund' }).click();
    await expect(dialog.getByText('Please fill this in.')).toBeVisible();
    await dialog.getByLabel('Reason').fill('The picture shows a small crack.');
    await dialog.getByRole('button', { name: 'Partial refund' }).click();
    await expect(dialog).toBeHidden();
    await expect(record(desk)).toContainText('The picture shows a small crack.');
    await store.reload();
    await expect(record(store)).toContainText('The picture shows a small crack.');
    await expect(record(store)).toContainText('$12.50');
    const state = buyerPage.getByRole('region', { name: 'Return' });
    await expect(state).toContainText('The picture shows a small crack.', { timeout: 20_000 });
  });

  await test.step('the lists are in the language of the person, with menu and columns', async () => {
    await desk.goto('/desk/disputes?lang=ar');
    await expect(desk.getByRole('columnheader', { name: 'المتجر' })).toBeVisible();
    await expect(desk.getByRole('navigation').getByRole('link', { name: 'النزاعات' })).toBeVisible();
    await expect(desk.getByRole('tab', { name: 'قيد النزاع 0' })).toBeVisible();
  });
});

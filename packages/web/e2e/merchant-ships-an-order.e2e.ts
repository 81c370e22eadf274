import { orderPay } from '@openmall/sdk';
import { continueAs, openAccount, openReadyAccount } from './buyer.ts';
import { expect, test } from './mall.ts';
import { openDesk, openStore } from './office.ts';
import { orderCard, placeOrder } from './orders.ts';

test('A merchant confirms and ships what a buyer ordered, and the buyer sees it', async ({
  page,
  mall,
  browser,
}) => {
  const desk = await openDesk(mall, 'ingrid');
  const merchant = await openAccount(mall);
  const { name } = await openStore(mall, desk, merchant);
  const buyer = await openReadyAccount(mall);
  const orderId = await placeOrder(mall, buyer, name, 2);
  await orderPay(buyer.transport, { orderId, safeword: buyer.fundPassword });
  const office = await (await browser.newContext({ baseURL: mall.url })).newPage();

  await test.step('signs in to the merchant zone; a wrong password says so', async () => {
    await office.goto('/merchant/orders?status=1');
    await office.getByLabel('Email, phone or username').fill(merchant.email);
    await office.getByLabel('Password').fill('Rainy-42day');
    await office.getByRole('button', { name: 'Sign in' }).click();
    await expect(office.getByRole('alert')).toContainText('password');
    await office.getByLabel('Password').fill(merchant.password);
    await office.getByRole('button', { name: 'Sign in' }).click();
    await expect(office.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
    await expect(office.getByRole('status')).toHaveText('1 entry');
  });

  await test.step('filters paid orders, and finds the filter again after a reload', async () => {
    await office.getByRole('button', { name: 'Status: Shipped' }).click();
    await expect(office.getByText('No matches')).toBeVisible();
    await office.reload();
    await expect(office.getByRole('button', { name: 'Status: Shipped' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await office.getByRole('button', { name: 'Status: Shipped' }).click();
    await office.getByRole('button', { name: 'Status: Paid' }).click();
    await expect(office).toHaveURL(/status=1/);
  });

  const detail = office.getByRole('dialog').first();
  await test.step('confirms the order', async () => {
    await office.getByRole('gridcell', { name: 'Amelia Hartley' }).click();
    await expect(detail).toContainText('14 Rosebery Avenue');
    await expect(detail).toContainText(name);
    await detail.getByRole('button', { name: 'Confirm' }).click();
    await expect(detail).toContainText('Confirmed by the store');
  });

  await test.step('ships it, once carrier and number are typed in', async () => {
    await detail.getByRole('button', { name: 'Ship' }).click();
    const dialog = office.getByRole('dialog', { name: 'Ship this order' });
    await dialog.getByRole('button', { name: 'Ship' }).click();
    await expect(dialog.getByText('Please fill this in.').first()).toBeVisible();
    await dialog.getByLabel('Carrier').fill('Nordic Parcel');
    await dialog.getByLabel('Tracking number').fill('NP4471');
    await dialog.getByRole('button', { name: 'Ship' }).click();
    await expect(dialog).toBeHidden();
    await expect(detail.getByRole('button', { name: 'Ship' })).toBeHidden();
    await detail.getByRole('button', { name: 'Close' }).click();
    await expect(office).toHaveURL(/orders\?status=1/);
  });

  await test.step('the buyer sees that it is on its way', async () => {
    await continueAs(page, mall, buyer);
    await page.goto('/userInfo/my-order');
    await expect(orderCard(page, orderId)).toContainText('On its way');
    await page.goto(`/userInfo/order-detail?id=${orderId}`);
    await expect(page.getByText('NP4471').first()).toBeVisible();
  });

  await test.step('signs out, and the token opens nothing any more', async () => {
    const token = await office.evaluate(() => localStorage.getItem('openmall.office.merchant'));
    await office.getByRole('button', { name: 'Sign out' }).click();
    await expect(office.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    const answer = await office.request.post('/api/merchantSession!me?lang=en', {
      headers: { authorization: `Bearer ${token}` },
    });
    expect((await answer.json()).code).toBe('403');
  });
});

import { orderInfo, orderPay, orderReceipt, userOnlineChatControllerSend } from '@openmall/sdk';
import type { Page } from '@playwright/test';
import { continueAs, openAccount, openReadyAccount } from './buyer.ts';
import { faultsByAxe } from './controls.ts';
import { expect, test } from './mall.ts';
import { enterOffice, openDesk, openStore } from './office.ts';
import { placeOrder } from './orders.ts';

const record = (page: Page) => page.locator('.MuiDrawer-paper[role=dialog]');
const open = (page: Page) => page.getByRole('gridcell').nth(1).click();

test('A buyer orders and reviews, the merchant ships and answers, and everybody reads the answer', async ({
  page,
  mall,
  browser,
}) => {
  const desk = await openDesk(mall, 'ingrid.reviews');
  const { name, token, goodsId } = await openStore(mall, desk, await openAccount(mall));
  const buyer = await openReadyAccount(mall);
  const openWindow = async () => (await browser.newContext({ baseURL: mall.url })).newPage();
  const [store, visitor] = [await openWindow(), await openWindow()];
  const orderId = await placeOrder(mall, buyer, name);
  await orderPay(buyer.transport, { orderId, safeword: buyer.fundPassword });

  await test.step('the merchant confirms the order and ships it', async () => {
    await enterOffice(store, '/merchant/orders', token);
    await open(store);
    await record(store).getByRole('button', { name: 'Confirm' }).click();
    await expect(record(store)).toContainText('Confirmed by the store');
    await record(store).getByRole('button', { name: 'Ship' }).click();
    const dialog = store.getByRole('dialog', { name: 'Ship this order' });
    await dialog.getByLabel('Carrier').fill('Nordic Parcel');
    await dialog.getByLabel('Tracking number').fill('NP4471');
    await dialog.getByRole('button', { name: 'Ship' }).click();
    await expect(dialog).toBeHidden();
  });

  await test.step('the buyer receives and reviews it', async () => {
    await orderReceipt(buyer.transport, { orderId });
    await continueAs(page, mall, buyer);
    await page.goto(`/userInfo/order-evaluation?id=${orderId}`);
    await page.locator('label', { hasText: '2 stars' }).click();
    await page.getByRole('textbox', { name: /What should other buyers know/ }).fill('The seam is open.');
    await page.getByRole('button', { name: 'Submit review' }).click();
    await expect(page).toHaveURL(/order-detail/);
  });

  await test.step('the merchant finds the review on the home page and answers, not without words', async () => {
    await store.goto('/merchant/home');
    await store.getByRole('link', { name: /^Reviews to answer 1/ }).click();
    await expect(store.getByRole('tab', { name: 'Unanswered 1' })).toHaveAttribute('aria-selected', 'true');
    await store.getByRole('gridcell').first().focus();
    await store.keyboard.press('Enter');
    await expect(record(store)).toContainText('The seam is open.');
    expect(await faultsByAxe(store)).toEqual([]);
    await record(store).getByRole('button', { name: 'Answer' }).click();
    const dialog = store.getByRole('dialog', { name: 'Answer' });
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByText('Please fill this in.')).toBeVisible();
    await dialog.getByLabel('Your public answer').fill('We are sorry and send a new one.');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();
    await expect(record(store)).toContainText('We are sorry and send a new one.');
  });

  await test.step('a visitor reads the answer below the review', async () => {
    await visitor.goto(`/productDetails?id=${goodsId}#reviews`);
    await expect(visitor.getByText('Reply from the store')).toBeVisible();
    await expect(visitor.getByText('We are sorry and send a new one.')).toBeVisible();
  });

  await test.step('the merchant changes the answer, then withdraws it', async () => {
    await record(store).getByRole('button', { name: 'Edit' }).click();
    const dialog = store.getByRole('dialog', { name: 'Answer' });
    await dialog.getByLabel('Your public answer').fill('A new one is on its way.');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(record(store)).toContainText('A new one is on its way.');
    await visitor.reload();
    await expect(visitor.getByText('A new one is on its way.')).toBeVisible();
    await record(store).getByRole('button', { name: 'Withdraw answer' }).click();
    await store
      .getByRole('dialog', { name: 'Withdraw answer' })
      .getByRole('button', { name: 'Withdraw' })
      .click();
    await expect(record(store).getByRole('button', { name: 'Answer' })).toBeVisible();
    await visitor.reload();
    await expect(visitor.getByText('The seam is open.')).toBeVisible();
    await expect(visitor.getByText('Reply from the store')).toBeHidden();
  });
});

test('A merchant refuses a refund with a reason and grants the second request, and talks with the buyer', async ({
  page,
  mall,
  browser,
}) => {
  const desk = await openDesk(mall, 'ingrid.refunds');
  const { name, token } = await openStore(mall, desk, await openAccount(mall));
  const buyer = await openReadyAccount(mall);
  const store = await (await browser.newContext({ baseURL: mall.url })).newPage();
  const orderId = await placeOrder(mall, buyer, name, 2);
  await orderPay(buyer.transport, { orderId, safeword: buyer.fundPassword });
  const { sellerId: storeId } = (await orderInfo(buyer.transport, { orderId })).orderInfo;
  const status = async () => (await orderInfo(buyer.transport, { orderId })).orderInfo.returnStatus;
  await continueAs(page, mall, buyer);
  const ask = async () => {
    await page.goto(`/userInfo/order-return?id=${orderId}`);
    await page.getByRole('radio', { name: 'I don’t like it' }).check();
    await page.getByRole('button', { name: 'Request refund' }).click();
    await expect.poll(status).toBe(1);
  };

  await test.step('the buyer asks for the money back', ask);

  await test.step('the merchant refuses, not without a reason', async () => {
    await enterOffice(store, '/merchant/home', token);
    await store.getByRole('link', { name: /^Refunds to answer 1/ }).click();
    await store.getByRole('gridcell').first().focus();
    await store.keyboard.press('Enter');
    await expect(record(store)).toContainText(/If you don’t decide by .* goes back to the buyer\./);
    expect(await faultsByAxe(store)).toEqual([]);
    await record(store).getByRole('button', { name: 'Reject' }).click();
    const dialog = store.getByRole('dialog', { name: 'Reject' });
    await dialog.getByRole('button', { name: 'Reject' }).click();
    await expect(dialog.getByText('Please fill this in.')).toBeVisible();
    await dialog.getByLabel('Reason').fill('The parcel is already packed.');
    await dialog.getByRole('button', { name: 'Reject' }).click();
    await expect(dialog).toBeHidden();
    await expect(record(store)).toContainText('Rejected');
    await page.goto(`/userInfo/order-detail?id=${orderId}`);
    await expect(page.getByText('The parcel is already packed.').first()).toBeVisible();
  });

  await test.step('the buyer asks again, and the merchant grants it', async () => {
    await ask();
    await store.goto('/merchant/refunds?state=1');
    await open(store);
    await record(store).getByRole('button', { name: 'Refund' }).click();
    const dialog = store.getByRole('dialog', { name: 'Refund' }).last();
    await dialog.getByRole('button', { name: 'Refund' }).click();
    await expect(record(store)).toContainText('Refunded');
    expect(await status()).toBe(2);
  });

  await test.step('the merchant writes to the buyer about it, and sees the answer without a reload', async () => {
    await store.goto('/merchant/orders');
    await open(store);
    await record(store).getByRole('link', { name: 'Message the buyer' }).click();
    await record(store).getByLabel('Your answer').fill('The money is back in your wallet.');
    await store.keyboard.press('Control+Enter');
    await expect(record(store).getByRole('log')).toContainText('The money is back in your wallet.');
    expect(await faultsByAxe(store)).toEqual([]);
    await page.goto('/chat');
    await expect(page.getByText('The money is back in your wallet.').first()).toBeVisible();
    const answer = { partyid: storeId ?? '', type: 'text', content: 'Thank you!' } as const;
    await userOnlineChatControllerSend(buyer.transport, answer);
    await expect(record(store).getByRole('log')).toContainText('Thank you!');
  });

  await test.step('the lists are in the language of the person, with the words of the grid', async () => {
    await store.goto('/merchant/refunds?lang=ar');
    await expect(store.getByText('الصفوف في الصفحة:')).toBeVisible();
    await expect(store.getByRole('navigation').getByRole('link', { name: 'الاستردادات' })).toBeVisible();
  });
});

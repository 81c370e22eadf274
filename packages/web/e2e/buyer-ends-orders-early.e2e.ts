import { orderInfo, orderPay, walletGetUsdt } from '@openmall/sdk';
import { continueAs, openReadyAccount } from './buyer.ts';
import { expect, test } from './mall.ts';
import { orderCard, placeOrder } from './orders.ts';

const TEAPOT = 'Andes Cast-Iron Teapot';

test('A buyer cancels an order, reminds a store once, and sees one refund granted and one refused', async ({
  page,
  mall,
}) => {
  const buyer = await openReadyAccount(mall);
  const { transport, fundPassword: safeword } = buyer;
  const [cancelled, granted, refused] = [
    await placeOrder(mall, buyer, TEAPOT),
    await placeOrder(mall, buyer, TEAPOT),
    await placeOrder(mall, buyer, TEAPOT),
  ];
  const before = (await walletGetUsdt(transport)).money;
  await orderPay(transport, { orderId: `${granted},${refused}`, safeword });
  await continueAs(page, mall, buyer);
  const card = (orderId: string) => orderCard(page, orderId);
  const dialog = page.getByRole('dialog');

  await test.step('cancels through a link from customer service, with a reason', async () => {
    await page.goto(`/userInfo/my-order?action=cancel&id=${cancelled}`);
    await expect(dialog.getByRole('button', { name: 'Cancel order' })).toBeDisabled();
    await dialog.getByRole('radio', { name: 'I ordered the same thing twice' }).check();
    await dialog.getByRole('button', { name: 'Cancel order' }).click();
    await expect(card(cancelled)).toContainText('Cancelled');
    await expect(page).not.toHaveURL(/action=/);
    await page.goto(`/userInfo/my-order?action=cancel&id=${cancelled}`);
    await expect(page.getByText('You can’t do that with this order right now.')).toBeVisible();
  });

  await test.step('reminds the store, once', async () => {
    await card(granted).getByRole('button', { name: 'Remind to ship' }).click();
    await dialog.getByRole('button', { name: 'Remind' }).click();
    await expect(card(granted).getByRole('button', { name: 'Reminded' })).toBeDisabled();
  });

  await test.step('asks for both refunds', async () => {
    await card(granted).getByRole('button', { name: 'Request refund' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Refund' })).toBeVisible();
    await page.getByRole('button', { name: 'Request refund' }).click();
    await expect(page.getByText('Please fill this in.')).toBeVisible();
    await page.getByRole('radio', { name: 'I don’t like it' }).check();
    await page.getByRole('button', { name: 'Request refund' }).click();
    await expect(page.getByText('Waiting for the store')).toBeVisible();
    await page.goto(`/userInfo/my-order?action=refund&id=${refused}`);
    await expect(page).toHaveURL(/order-return/);
    await page.getByRole('radio', { name: 'Another reason' }).check();
    await page.getByRole('textbox', { name: /^What happened/ }).fill('I hope that you do not refuse.');
    await page.getByRole('button', { name: 'Request refund' }).click();
    await expect(page.getByText('Waiting for the store')).toBeVisible();
  });

  await test.step('sees the decisions of the stores', async () => {
    await mall.restart('running');
    const refundOf = async (orderId: string) =>
      (await orderInfo(transport, { orderId })).orderInfo.returnStatus;
    await expect.poll(() => refundOf(granted), { timeout: 60_000 }).toBe(2);
    await expect.poll(() => refundOf(refused), { timeout: 60_000 }).toBe(3);
    await mall.restart('resting');
    await page.goto('/userInfo/my-order?index=5');
    await expect(card(granted)).toContainText('Refunded');
    await card(granted).getByRole('button', { name: 'View refund' }).click();
    await expect(page.getByText('The money is back in your wallet.')).toBeVisible();
    await page.goto(`/userInfo/order-detail?id=${refused}`);
    const refund = page.getByRole('region', { name: 'Refund' });
    await expect(refund).toContainText('Refused by the store');
    await expect(refund).toContainText('Your order is already packed.');
    const { total = 0 } = (await orderInfo(transport, { orderId: refused })).orderInfo;
    // One teapot stays paid; the other is refunded.
    const after = (await walletGetUsdt(transport)).money;
    expect(Math.round((before - after) * 100)).toBe(Math.round(total * 100));
  });
});

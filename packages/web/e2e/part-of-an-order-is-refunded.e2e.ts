import { orderInfo, orderPay, orderRefundQuote, walletGetUsdt } from '@openmall/sdk';
import { continueAs, openReadyAccount } from './buyer.ts';
import { expect, test } from './mall.ts';
import { orderCard, placeOrder } from './orders.ts';

test('A buyer gets one of three teapots refunded, and the others are sent', async ({ page, mall }) => {
  const buyer = await openReadyAccount(mall);
  const { transport, fundPassword: safeword } = buyer;
  const orderId = await placeOrder(mall, buyer, 'Andes Cast-Iron Teapot', 3);
  await orderPay(transport, { orderId, safeword });
  const whole = await orderRefundQuote(transport, { orderId });
  const before = (await walletGetUsdt(transport)).money;
  await continueAs(page, mall, buyer);
  const order = async () => (await orderInfo(transport, { orderId })).orderInfo;

  await test.step('is told what a refund pays back before asking for it', async () => {
    await page.goto(`/userInfo/order-return?id=${orderId}`);
    await expect(page.getByText('Nothing is left of your order, so it ends.')).toBeVisible();
    await page.getByRole('radio', { name: 'Some items' }).check();
    await page.getByRole('radio', { name: 'I don’t like it' }).check();
    await page.getByRole('button', { name: 'Request refund' }).click();
    await expect(page.getByText('Choose at least one item.')).toBeVisible();
    await page.getByRole('button', { name: /^Increase quantity/ }).click();
    await expect(page.getByText('The rest of your order goes on:')).toBeVisible();
  });

  await test.step('asks for one piece, and finds two at most to ask for later', async () => {
    await page.getByRole('button', { name: 'Request refund' }).click();
    await expect(page.getByText('Waiting for the store')).toBeVisible();
    const { refunds = [] } = await order();
    expect(refunds).toMatchObject([{ state: 1, isWhole: 0, lines: [{ goodsNum: 1 }] }]);
    expect(refunds[0]?.total).toBeLessThan(whole.total / 2);
  });

  await test.step('has the money back, while the rest is sent', async () => {
    await mall.restart('running');
    await expect.poll(async () => (await order()).status, { timeout: 60_000 }).toBe(3);
    await mall.restart('resting');
    const { refundedTotal = 0 } = await order();
    const after = (await walletGetUsdt(transport)).money;
    expect(Math.round((after - before) * 100)).toBe(Math.round(refundedTotal * 100));
    await page.goto('/userInfo/my-order?index=3');
    await expect(orderCard(page, orderId)).toContainText('Partly refunded');
    await page.goto(`/userInfo/order-detail?id=${orderId}`);
    const refund = page.getByRole('region', { name: 'Refund' });
    await expect(refund).toContainText('The rest of your order goes on.');
    await expect(page.getByText('Refunded: 1')).toBeVisible();
  });
});

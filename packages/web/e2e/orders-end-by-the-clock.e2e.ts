import { orderInfo, orderPay, orderReturns, walletGetUsdt } from '@openmall/sdk';
import { continueAs, openReadyAccount } from './buyer.ts';
import { expect, test } from './mall.ts';
import { orderCard, placeOrder } from './orders.ts';
import { letDaysPass } from './passing-days.ts';

const TEAPOT = 'Andes Cast-Iron Teapot';
const LATE = { timeout: 60_000 };

test('A store stays silent, and the buyer gets the money back', async ({ page, mall }) => {
  const buyer = await openReadyAccount(mall);
  const { transport, fundPassword: safeword } = buyer;
  const before = (await walletGetUsdt(transport)).money;
  const [undecided, unshipped] = [
    await placeOrder(mall, buyer, TEAPOT),
    await placeOrder(mall, buyer, TEAPOT),
  ];
  await orderPay(transport, { orderId: `${undecided},${unshipped}`, safeword });
  await continueAs(page, mall, buyer);

  await test.step('is shown when a refund is granted without the store, and it is', async () => {
    await orderReturns(transport, { orderId: undecided, returnReason: 2 });
    await page.goto(`/userInfo/order-detail?id=${undecided}`);
    await expect(
      page.getByText(/^If the store doesn’t decide by .*, your refund is granted\.$/),
    ).toBeVisible();
    await letDaysPass(mall, undecided, 3);
    const stateOf = async () => (await orderInfo(transport, { orderId: undecided })).orderInfo.returnStatus;
    await expect.poll(stateOf, LATE).toBe(2);
    await page.reload();
    const refund = page.getByRole('region', { name: 'Refund' });
    await expect(refund).toContainText('The store didn’t act in time, so your refund was granted.');
  });

  await test.step('cancels an order that was not shipped in time, and has the money at once', async () => {
    await page.goto(`/userInfo/order-detail?id=${unshipped}`);
    await expect(page.getByText(/^If the store hasn’t shipped by /)).toBeVisible();
    await letDaysPass(mall, unshipped, 7);
    await page.goto('/userInfo/my-order?index=2');
    await expect(orderCard(page, unshipped)).toContainText('The store hasn’t shipped in time.');
    await orderCard(page, unshipped).getByRole('button', { name: 'Request refund' }).click();
    await page.getByRole('radio', { name: 'Not received' }).check();
    await page.getByRole('button', { name: 'Request refund' }).click();
    await expect(page.getByText('The money is back in your wallet.').first()).toBeVisible();
    expect((await walletGetUsdt(transport)).money).toBe(before);
  });
});

test('A buyer stays silent, and the delivered order counts as received', async ({ page, mall }) => {
  const buyer = await openReadyAccount(mall);
  const { transport, fundPassword: safeword } = buyer;
  const orderId = await placeOrder(mall, buyer, TEAPOT);
  await orderPay(transport, { orderId, safeword });
  const order = async () => (await orderInfo(transport, { orderId })).orderInfo;
  await mall.restart('running');
  await expect.poll(async () => (await order()).delivered, LATE).toBe(1);
  await mall.restart('resting');
  await continueAs(page, mall, buyer);
  await page.goto('/userInfo/my-order?index=3');
  await expect(orderCard(page, orderId)).toContainText('the order counts as received.');
  await letDaysPass(mall, orderId, 10);
  await expect.poll(async () => (await order()).status, LATE).toBe(4);
  await page.goto(`/userInfo/order-detail?id=${orderId}`);
  await expect(page.getByText('Delivery confirmed by the system')).toBeVisible();
});

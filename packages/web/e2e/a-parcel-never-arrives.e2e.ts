import { orderInfo, orderPay } from '@openmall/sdk';
import { merchantOrderShip } from '@openmall/sdk/merchant';
import { continueAs, openAccount, openReadyAccount } from './buyer.ts';
import { expect, test } from './mall.ts';
import { openDesk, openMerchant, openStore } from './office.ts';
import { orderCard, placeOrder } from './orders.ts';
import { letDaysPass } from './passing-days.ts';

test('A parcel that never arrives is paid back', async ({ page, mall }) => {
  const desk = await openDesk(mall, 'ingrid');
  const merchant = await openAccount(mall);
  const { name } = await openStore(mall, desk, merchant);
  const { transport: store } = await openMerchant(mall, merchant);
  const buyer = await openReadyAccount(mall);
  const { transport, fundPassword: safeword } = buyer;
  const orderId = await placeOrder(mall, buyer, name, 2);
  await orderPay(transport, { orderId, safeword });
  await merchantOrderShip(store, { orderId, carrier: 'Nordic Parcel', trackingNumber: 'NP4472' });
  await continueAs(page, mall, buyer);

  await test.step('can not be reported while it may still arrive', async () => {
    await page.goto(`/userInfo/order-return?id=${orderId}`);
    await expect(page.getByText(/^A parcel that hasn’t arrived can be reported from .* on\.$/)).toBeVisible();
    await expect(page.getByRole('radio', { name: 'Not received' })).toHaveCount(0);
  });

  await test.step('is reported when it is late, and paid back when the store says nothing', async () => {
    await letDaysPass(mall, orderId, 31);
    await page.goto(`/userInfo/order-return?id=${orderId}`);
    await page.getByRole('radio', { name: 'Not received' }).check();
    await expect(page.getByText(/^If the store doesn’t answer by .*, we refund you\.$/)).toBeVisible();
    await page.getByRole('button', { name: 'Send request' }).click();
    await expect(page.getByText('Waiting for the store')).toBeVisible();
    await letDaysPass(mall, orderId, 4);
    await expect
      .poll(async () => (await orderInfo(transport, { orderId })).orderInfo.status, { timeout: 60_000 })
      .toBe(6);
    await page.goto('/userInfo/my-order?index=5');
    await expect(orderCard(page, orderId)).toContainText('Refunded');
  });
});

import { orderInfo, orderPay, orderReceipt, walletGetUsdt } from '@openmall/sdk';
import { deskDisputeDecide, deskDisputeInfo, deskDisputeList } from '@openmall/sdk/desk';
import { merchantOrderShip, merchantReturnDecide, merchantReturnList } from '@openmall/sdk/merchant';
import { continueAs, openAccount, openReadyAccount } from './buyer.ts';
import { expect, test } from './mall.ts';
import { openDesk, openMerchant, openStore } from './office.ts';
import { placeOrder } from './orders.ts';

test('A buyer returns a broken piece, the store refuses, and the mall decides', async ({ page, mall }) => {
  const desk = await openDesk(mall, 'ingrid');
  const merchant = await openAccount(mall);
  const { name } = await openStore(mall, desk, merchant);
  const { transport: store } = await openMerchant(mall, merchant);
  const buyer = await openReadyAccount(mall);
  const { transport, fundPassword: safeword } = buyer;
  const orderId = await placeOrder(mall, buyer, name, 2);
  await orderPay(transport, { orderId, safeword });
  await merchantOrderShip(store, { orderId, carrier: 'Nordic Parcel', trackingNumber: 'NP4471' });
  await orderReceipt(transport, { orderId });
  await continueAs(page, mall, buyer);

  await test.step('sees until when goods can be returned, and what a return pays back', async () => {
    await page.goto(`/userInfo/order-detail?id=${orderId}`);
    await expect(
      page.getByText(/^You can return items until .*\. We hold your payment until then\.$/),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Return or report a problem' }).click();
    await page.getByRole('radio', { name: 'Damaged' }).check();
    await page.getByRole('radio', { name: 'Some items' }).check();
    await page.getByRole('button', { name: /^Increase quantity/ }).click();
    await expect(
      page.getByText(/^If the store doesn’t answer by .*, your request is accepted\. You then/),
    ).toBeVisible();
    await page.getByLabel('What happened?').fill('The handle was broken.');
    await page.getByRole('button', { name: 'Send request' }).click();
    await expect(page.getByText('Waiting for the store')).toBeVisible();
  });

  await test.step('disputes the refusal of the store', async () => {
    const { pageList } = await merchantReturnList(store, {});
    const returnId = pageList[0]?.id ?? '';
    expect(pageList[0]).toMatchObject({ orderId, state: 1, pieces: 1 });
    await merchantReturnDecide(store, {
      returnId,
      decision: 'refuse',
      reason: 'It was whole when we sent it.',
    });
    const state = page.getByRole('region', { name: 'Return' });
    await expect(state).toContainText('It was whole when we sent it.', { timeout: 20_000 });
    await page.getByRole('button', { name: 'Ask us to decide' }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await page.getByLabel('Why is the refusal wrong?').fill('The box was dented, too.');
    await page.getByRole('button', { name: 'Ask us to decide' }).click();
    await expect(state).toContainText('We’re deciding');
  });

  await test.step('has the money back once the mall has decided', async () => {
    const before = (await walletGetUsdt(transport)).money;
    const { pageList } = await deskDisputeList(desk, { state: 6 });
    const returnId = pageList.find((row) => row.orderId === orderId)?.id ?? '';
    const { statement, acts } = await deskDisputeInfo(desk, { returnId });
    expect(statement).toBe('The box was dented, too.');
    expect(acts).toEqual(['refund', 'part', 'return', 'close']);
    const reason = 'The picture of the box shows it.';
    await deskDisputeDecide(desk, { returnId, decision: 'refund', reason });
    const state = page.getByRole('region', { name: 'Return' });
    await expect(state).toContainText(reason, { timeout: 20_000 });
    await expect(state).toContainText('The money is back in your wallet.');
    const [goods] = (await orderInfo(transport, { orderId })).orderInfo.returns ?? [];
    const after = (await walletGetUsdt(transport)).money;
    expect(Math.round((after - before) * 100)).toBe(Math.round((goods?.refundedTotal ?? 0) * 100));
  });
});

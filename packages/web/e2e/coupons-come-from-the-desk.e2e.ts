import { couponList, orderQuote } from '@openmall/sdk';
import type { Locator, Page } from '@playwright/test';
import { continueAs, openAccount, openReadyAccount } from './buyer.ts';
import { faultsByAxe } from './controls.ts';
import { expect, test } from './mall.ts';
import { enterOffice, openOwner, openStore } from './office.ts';
import { fillPassword } from './orders.ts';

const CODE = 'HARBOUR12';

const newForm = async (page: Page): Promise<Locator> => {
  await page.getByRole('link', { name: 'New coupon' }).click();
  return page.getByRole('dialog', { name: 'New coupon' });
};

test('A coupon that the desk makes takes money off an order, and then only its end and limits change', async ({
  page: store,
  browser,
  mall,
}) => {
  const ingrid = await openOwner(mall, 'ingrid.coupons');
  const { goodsId } = await openStore(mall, ingrid.transport, await openAccount(mall));
  const desk = await (await browser.newContext({ baseURL: mall.url })).newPage();
  await enterOffice(desk, '/desk/coupons', ingrid.token);

  await test.step('the desk makes it; what is wrong is said', async () => {
    const form = await newForm(desk);
    await form.getByLabel('Code').fill('NO');
    await form.getByLabel('Discount in US dollars').fill('40');
    await form.getByLabel('Minimum price of the goods in US dollars').fill('20');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(form.getByText('The discount must be lower than the minimum')).toBeVisible();
    expect(await faultsByAxe(desk)).toEqual([]);
    await form.getByLabel('Code').fill(CODE.toLowerCase());
    await form.getByLabel('Discount in US dollars').fill('12');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(form).toBeHidden();
    await expect(desk.getByRole('row', { name: new RegExp(CODE) })).toContainText('Running');
    expect(await faultsByAxe(desk)).toEqual([]);
  });

  await test.step('a buyer finds it at the checkout and uses it', async () => {
    const buyer = await openReadyAccount(mall);
    await continueAs(store, mall, buyer);
    const { pageList } = await couponList(buyer.transport, {});
    expect(pageList.map(({ code }) => code)).toContain(CODE);
    const orderInfo = `${goodsId},-1,1`;
    const { total } = await orderQuote(buyer.transport, { orderInfo });
    await store.goto(`/settlement?buy=${orderInfo}`);
    const summary = store.getByRole('complementary', { name: 'Summary' });
    await store.getByRole('button', { name: 'Use a coupon' }).click();
    await store.getByRole('button', { name: `Use coupon ${CODE}` }).click();
    await expect(summary).toContainText(`$${(total - 12).toFixed(2)}`);
    await fillPassword(store, buyer.fundPassword);
    await summary.getByRole('button', { name: /^Place order/ }).click();
    await expect(store).toHaveURL(/orders=/);
  });

  await test.step('the desk sees what it cost, keeps its filter, and ends it', async () => {
    await desk.getByRole('button', { name: 'Running' }).click();
    await desk.reload();
    await expect(desk).toHaveURL(/state=running/);
    await desk.getByRole('gridcell', { name: CODE }).click();
    const record = desk.getByRole('dialog', { name: CODE });
    await expect(record).toContainText('Orders have used this coupon');
    await expect(record).toContainText('$12.00');
    await expect(record.getByLabel('Code')).toHaveCount(0);
    expect(await faultsByAxe(desk)).toEqual([]);
    await record.getByRole('button', { name: 'End coupon' }).click();
    await desk
      .getByRole('dialog', { name: 'End coupon' })
      .getByRole('button', { name: 'End coupon' })
      .click();
    await expect(record).toBeHidden();
    await expect(desk.getByRole('gridcell', { name: CODE })).toHaveCount(0);
    await expect(desk).toHaveURL(/state=running/);
  });
});

test('A store makes a coupon of its own, which the desk can end', async ({ page, browser, mall }) => {
  const ingrid = await openOwner(mall, 'ingrid.ends');
  const { token } = await openStore(mall, ingrid.transport, await openAccount(mall));
  await enterOffice(page, '/merchant/coupons', token);
  const form = await newForm(page);
  await form.getByLabel('Code').fill('FJORD15');
  await form.getByLabel('Kind of discount').click();
  await page.getByRole('option', { name: 'Percentage' }).click();
  await form.getByLabel('Discount (%)').fill('15');
  await form.getByLabel('Minimum price of the goods in US dollars').fill('10');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('row', { name: /FJORD15/ })).toContainText('15%');
  const desk = await (await browser.newContext({ baseURL: mall.url })).newPage();
  await enterOffice(desk, '/desk/coupons?payer=store&keyword=FJORD15', ingrid.token);
  await desk.getByRole('gridcell', { name: 'FJORD15' }).click();
  const record = desk.getByRole('dialog', { name: 'FJORD15' });
  await expect(record).toContainText('only the store can change it');
  await record.getByRole('button', { name: 'End coupon' }).click();
  await desk.getByRole('dialog', { name: 'End coupon' }).getByRole('button', { name: 'End coupon' }).click();
  await page.reload();
  await expect(page.getByRole('row', { name: /FJORD15/ })).toContainText('Ended');
});

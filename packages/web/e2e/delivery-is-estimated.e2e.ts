import { expect } from '@playwright/test';
import { orderInfo, orderPay, sellerGoodsDeliveryEstimate } from '@openmall/sdk';
import { callingAs, continueAs, openReadyAccount } from './buyer.ts';
import { addToCart, goodsNamed, visitGoods } from './goods.ts';
import { test } from './mall.ts';
import { placeOrder } from './orders.ts';

const CAP = 'Quay Embroidered Baseball Cap';

const dayIn = (language: string) =>
  new Intl.DateTimeFormat(language, { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' });

test('A buyer sees the delivery estimate for the address, on the product page and at the checkout', async ({
  page,
  mall,
}) => {
  const buyer = await openReadyAccount(mall);
  await continueAs(page, mall, buyer);
  const { id, buyMin, canSelectAttributes } = await goodsNamed(mall, CAP);
  const variant = canSelectAttributes.skus[0]?.attrs.map(({ attrValueName }) => attrValueName).join(', ');
  const { earliest, latest } = await sellerGoodsDeliveryEstimate(buyer.transport, { sellerGoodsId: id });
  const days = dayIn('en').formatRange(new Date(earliest), new Date(latest));
  await visitGoods(page, mall, CAP);
  await expect(page.getByText(`Arrives ${days}`)).toBeVisible();
  await addToCart(page, variant ? { variant } : {});
  await page.getByRole('dialog', { name: /^Cart/ }).getByRole('button', { name: 'Go to checkout' }).click();
  await expect(page).toHaveURL(/\/settlement/);
  await expect(page.getByRole('main').getByText(`Arrives ${days}`)).toBeVisible();
  await test.step('and at the order, with the payment method once it is paid', async () => {
    const orderId = await placeOrder(mall, buyer, CAP, buyMin);
    await orderPay(buyer.transport, { orderId, safeword: buyer.fundPassword });
    await page.goto(`/userInfo/order-detail?id=${orderId}`);
    const { number = '' } = (await orderInfo(buyer.transport, { orderId })).orderInfo;
    await expect(page.getByRole('heading', { level: 1, name: `Order ${number}` })).toBeVisible();
    await expect(page.getByRole('main').getByText(`Arrives ${days}`)).toBeVisible();
    await expect(page.getByRole('main').getByText('Paid with: Balance')).toBeVisible();
  });
});

test.describe('A visitor in Germany, on a phone', () => {
  test.use({ locale: 'de-DE', viewport: { width: 390, height: 844 } });

  test('sees the estimate for Germany, in German', async ({ page, mall }) => {
    const { id } = await goodsNamed(mall, CAP);
    const input = { sellerGoodsId: id, countryCode: 'DE' };
    const { earliest, latest } = await sellerGoodsDeliveryEstimate(callingAs(mall, undefined), input);
    const days = dayIn('de').formatRange(new Date(earliest), new Date(latest));
    await page.goto(`/productDetails?id=${id}&lang=de`);
    await expect(page.getByText(`Ankunft voraussichtlich ${days}`)).toBeVisible();
    await expect(page.getByText('nach Deutschland')).toBeVisible();
  });
});

test('With a server without the operation, the page shows no estimate', async ({ page, mall }) => {
  await page.route(/sellerGoods!deliveryEstimate/, (route) => route.fulfill({ status: 404, body: '' }));
  await visitGoods(page, mall, CAP);
  await expect(page.getByRole('heading', { level: 1, name: CAP })).toBeVisible();
  await expect(page.getByText(/^Arrives/)).toHaveCount(0);
});

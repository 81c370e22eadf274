import { keepGoodsAdd } from '@openmall/sdk';
import { continueAs, openReadyAccount } from './buyer.ts';
import { settled } from './controls.ts';
import { goodsNamed, visitGoods } from './goods.ts';
import { expect, test } from './mall.ts';
import { orderCard, placeOrder } from './orders.ts';

const TEAPOT = 'Andes Cast-Iron Teapot';

test('The focus stays nearby when an action removes the focused control', async ({ page, mall }) => {
  const buyer = await openReadyAccount(mall);
  await continueAs(page, mall, buyer);
  const orderId = await placeOrder(mall, buyer, TEAPOT);
  await page.goto('/userInfo/my-order');
  const order = orderCard(page, orderId);
  const dialog = page.getByRole('dialog');
  await order.getByRole('button', { name: 'Cancel' }).press('Enter');
  await dialog.getByRole('radio', { name: 'I ordered the same thing twice' }).press(' ');
  await dialog.getByRole('button', { name: 'Cancel order' }).press('Enter');
  await expect(order).toContainText('Cancelled');
  await expect(order).toBeFocused();

  await visitGoods(page, mall, TEAPOT);
  await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().press('Enter');
  await dialog.getByRole('button', { name: `Remove ${TEAPOT}` }).press('Enter');
  await expect(dialog.getByText('Your cart is empty')).toBeVisible();
  await expect(dialog).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(dialog.locator(':focus')).toHaveCount(1);
});

test('Back returns the focus to the product that was opened, on each page that lists products', async ({
  page,
  mall,
}) => {
  const buyer = await openReadyAccount(mall);
  const names = [TEAPOT, 'Severn Ribbed Beanie'];
  const kept = await Promise.all(names.map((name) => goodsNamed(mall, name)));
  for (const { id } of kept) await keepGoodsAdd(buyer.transport, { sellerGoodsId: id });
  await continueAs(page, mall, buyer);
  const main = page.getByRole('main');
  const lists = [
    { address: '/index', list: main.getByRole('region', { name: 'New arrivals' }) },
    { address: '/index', list: main.getByRole('region', { name: 'Recommended for you' }) },
    { address: '/commodity', list: main },
    { address: '/commodity?view=list', list: main },
    { address: '/discounted', list: main },
    { address: '/searchGoods?k=%22lantern%22', list: main },
    { address: `/store?id=${kept[0]?.seller.id}`, list: main },
    { address: '/userInfo/collect-goods', list: main },
  ];
  for (const { address, list } of lists) {
    await page.goto(address);
    await settled(page);
    const link = list.locator('a[href*="productDetails"]').filter({ visible: true }).nth(1);
    await link.focus();
    const href = await link.getAttribute('href');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/productDetails/);
    await settled(page);
    await page.goBack();
    const focused = main.locator(':focus');
    await expect.soft(focused, address).toHaveAttribute('href', href ?? '');
    await expect.soft(link, address).toBeFocused();
  }
});

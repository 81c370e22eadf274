import { openFurnishedAccount, signIn } from './buyer.ts';
import { visitGoods } from './goods.ts';
import { expect, test } from './mall.ts';
import { placeOrder } from './orders.ts';

const TEAPOT = 'Andes Cast-Iron Teapot';

test('The focus stays nearby when an action removes the focused control', async ({ page, mall }) => {
  const buyer = await openFurnishedAccount(mall);
  await signIn(page, buyer);
  const orderId = await placeOrder(mall, buyer, TEAPOT);
  await page.goto('/userInfo/my-order');
  const order = page.getByRole('article', { name: new RegExp(orderId) });
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

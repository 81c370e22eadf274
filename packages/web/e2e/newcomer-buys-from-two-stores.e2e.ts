import type { Page } from '@playwright/test';
import { moving } from '../../../test/browser-stories.ts';
import { newcomer } from './buyer.ts';
import { addToCart } from './goods.ts';
import { expect, test, type Mall } from './mall.ts';
import { fillPassword, paymentSection } from './orders.ts';
import { moveSlider } from './verification.ts';

test.use(moving);

const bySearch = { name: 'Severn Ribbed Beanie', store: 'Harbour Tailor', variant: 'Camel' };
const byCategory = { name: 'Vik Classic Paper Lantern', store: 'Lumen House', variant: 'Mint' };
const CONSIGNEE = 'Amelia Hartley';

/** Checks that the page shows the same after a crash and restart of the server and a reload. */
async function survives(page: Page, mall: Mall, seen: () => Promise<void>): Promise<void> {
  await seen();
  await mall.restart();
  await page.reload();
  await seen();
}

const cents = (text: string | null): number =>
  Number(/\$([\d,]+\.\d\d)/.exec(text ?? '')?.[1]?.replace(/[,.]/g, ''));

const dollars = (amount: number): string =>
  `$${(amount / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })}`;

test('A newcomer buys from two stores and follows the orders until they are received', async ({
  page,
  mall,
}) => {
  // About fifteen starts of the server, and the time of merchant and carrier.
  test.slow();
  const { email, password, fundPassword } = newcomer();
  const orders = page.getByRole('article', { name: /^Order / });
  const dialog = page.getByRole('dialog');
  let total = 0;

  await test.step('registers', async () => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Register', exact: true }).click();
    await page.getByLabel('Email address', { exact: true }).fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByLabel('Confirm password').fill(password);
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Create account' }).click();
    await moveSlider(page);
    await expect(page.getByText('Your account is ready')).toBeVisible();
    await survives(page, mall, () =>
      expect(page.getByRole('button', { name: `Your account, ${email}` })).toBeVisible(),
    );
  });

  await test.step('finds goods by search and chooses a variant', async () => {
    await page.getByRole('combobox', { name: 'Search products and stores' }).fill('ribbed beanie');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Results for “ribbed beanie”' })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: bySearch.name }).click();
    await expect(page.getByRole('heading', { level: 1, name: bySearch.name })).toBeVisible();
    await addToCart(page, { variant: bySearch.variant, quantity: 2 });
    await expect(dialog.getByRole('region', { name: bySearch.store })).toContainText(bySearch.variant);
    await page.keyboard.press('Escape');
    await survives(page, mall, async () => {
      await expect(page.getByRole('radio', { name: bySearch.variant })).toBeChecked();
      await expect(page.getByRole('banner').getByRole('button', { name: 'Cart, 1 item' })).toBeVisible();
    });
  });

  await test.step('finds goods of another store by category', async () => {
    await page.getByRole('banner').getByRole('link', { name: 'openmall, go to the home page' }).click();
    await page.getByRole('link', { name: 'All categories' }).first().click();
    await page.getByRole('main').getByRole('link', { name: 'Lighting' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Lighting' })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: byCategory.name }).click();
    await addToCart(page, { variant: byCategory.variant });
    await page.keyboard.press('Escape');
  });

  await test.step('sees both stores in the cart', () =>
    survives(page, mall, async () => {
      await page.getByRole('banner').getByRole('button', { name: 'Cart, 2 items' }).click();
      await expect(dialog.getByRole('region', { name: bySearch.store }).getByRole('spinbutton')).toHaveValue(
        '2',
      );
      await expect(
        dialog.getByRole('region', { name: byCategory.store }).getByRole('spinbutton'),
      ).toHaveValue('1');
    }));

  await test.step('checks out with a new address', async () => {
    await dialog.getByRole('button', { name: 'Go to checkout' }).click();
    await page.getByLabel('Full name').fill(CONSIGNEE);
    await page.getByLabel('Phone number').fill('7700900123');
    await page.getByLabel('Country', { exact: true }).selectOption('Canada');
    const code = page.getByLabel('Country code');
    await expect(code.locator('option:checked')).toHaveText('+1 Canada');
    await code.selectOption('+43 Austria');
    await page.getByLabel('Country', { exact: true }).selectOption('United Kingdom');
    await expect(code.locator('option:checked')).toHaveText('+43 Austria');
    await page.getByLabel('State or region').selectOption('England');
    await page.getByLabel('City').fill('London');
    await page.getByLabel('Street address').fill('14 Rosebery Avenue');
    await page.getByRole('button', { name: 'Save and deliver here' }).click();
    await survives(page, mall, async () => {
      await expect(page.getByRole('radio', { name: new RegExp(CONSIGNEE) })).toBeChecked();
      await expect(page.getByRole('region', { name: 'Items' })).toContainText(bySearch.name);
      await expect(page.getByRole('region', { name: 'Items' })).toContainText(byCategory.name);
      await expect(page.getByRole('button', { name: /^Place order/ })).toBeEnabled();
    });
    total = cents(await page.getByRole('button', { name: /^Place order/ }).textContent());
  });

  await test.step('sets a fund password when the page asks for it', async () => {
    const section = paymentSection(page);
    await section.getByLabel('Choose 6 digits').fill(fundPassword);
    await section.getByLabel('Repeat the 6 digits').fill(fundPassword);
    await section.getByRole('button', { name: 'Set payment PIN' }).click();
    await survives(page, mall, () => expect(section.getByLabel('Payment PIN')).toBeVisible());
  });

  await test.step('pays from the balance', async () => {
    await fillPassword(page, fundPassword);
    await page.getByRole('button', { name: /^Place order/ }).click();
    await survives(page, mall, () =>
      expect(
        page.getByRole('heading', { level: 1, name: 'Thank you. Your payment is complete.' }),
      ).toBeVisible(),
    );
    await expect(page.getByRole('main')).toContainText(bySearch.store);
    await expect(page.getByRole('main')).toContainText(byCategory.store);
    await page.goto('/userInfo');
    const left = page.getByRole('main').getByText(dollars(500_000 - total), { exact: true });
    await survives(page, mall, () => expect(left).toBeVisible());
    await expect(page.getByRole('banner').getByRole('button', { name: 'Cart, 0 items' })).toBeVisible();
  });

  const see = async (tab: string, state: string) => {
    await expect(page.getByRole('tab', { name: tab, exact: false, selected: true })).toBeVisible();
    await expect(orders).toHaveCount(2);
    for (const order of await orders.all()) await expect(order).toContainText(state);
  };

  await test.step('sees the orders wait for shipment', async () => {
    await page.goto('/userInfo/my-order');
    await page.getByRole('tab', { name: /^To ship/ }).click();
    await survives(page, mall, () => see('To ship', 'To ship'));
  });

  await test.step('sees the stores confirm them', async () => {
    await mall.restart('walking');
    await expect(orders.getByText('Being packed')).toHaveCount(2);
    await mall.restart('resting');
    await survives(page, mall, () => see('To ship', 'Being packed'));
  });

  await test.step('sees the parcels on their way', async () => {
    await mall.restart('walking');
    await page.getByRole('tab', { name: /^To receive/ }).click();
    await expect(orders.getByText('On its way')).toHaveCount(2);
    await mall.restart('resting');
    await survives(page, mall, () => see('To receive', 'On its way'));
    await mall.restart('running');
    const parcel = orders.filter({ hasText: byCategory.name });
    await parcel.getByRole('button', { name: 'Track' }).click();
    await expect(parcel.getByRole('list', { name: 'Tracking' })).toContainText('Delivered, signed for');
    await expect(parcel.locator('header')).toContainText('Delivered, signed for');
    await mall.restart('resting');
  });

  await test.step('confirms the receipt', async () => {
    for (const left of [1, 0]) {
      await orders.first().getByRole('button', { name: 'Confirm receipt' }).click();
      await dialog.getByRole('button', { name: 'Confirm receipt' }).click();
      await expect(orders).toHaveCount(left);
    }
    await page.getByRole('tab', { name: /^To review/ }).click();
    await survives(page, mall, () => see('To review', 'Received'));
    await orders.first().getByRole('link', { name: 'Details' }).click();
    await survives(page, mall, () =>
      expect(
        page
          .getByRole('list', { name: 'Order progress' })
          .getByRole('listitem', { name: '' })
          .filter({ hasText: 'Received' }),
      ).toHaveAttribute('aria-current', 'step'),
    );
  });
});

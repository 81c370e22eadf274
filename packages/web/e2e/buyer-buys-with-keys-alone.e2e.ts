import type { Locator, Page } from '@playwright/test';
import { walletGetUsdt } from '@openmall/sdk';
import { moving } from '../../../test/browser-stories.ts';
import { openReadyAccount } from './buyer.ts';
import { settled } from './controls.ts';
import { expect, test } from './mall.ts';
import { paymentSection } from './orders.ts';

test.use(moving);

/** More key presses than any page needs to reach a control. */
const MAX_PRESSES = 150;

/** Presses Tab until the control has the focus. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible();
  for (let press = 0; press < MAX_PRESSES; press += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${String(control)}.`);
}

const THANKS = 'Thank you. Your payment is complete.';

test('A buyer signs in, finds goods, orders and pays with keys alone; going back and forward orders nothing again', async ({
  page,
  mall,
}) => {
  const { email, password, fundPassword, transport } = await openReadyAccount(mall);
  const before = (await walletGetUsdt(transport)).money;

  await test.step('signs in', async () => {
    await page.goto('/login');
    await settled(page);
    await tabTo(page, page.getByRole('main').getByRole('textbox').first());
    await page.keyboard.type(email);
    await page.keyboard.press('Tab');
    await page.keyboard.type(password);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: `Your account, ${email}` })).toBeVisible();
  });

  await test.step('finds goods with the search', async () => {
    await settled(page);
    await page.keyboard.press('/');
    await page.keyboard.type('cast-iron teapot');
    // In the list of the first words it is further down. The list of the whole text replaces that one and what is chosen in it.
    const option = page.getByRole('option').first();
    await expect(option).toHaveAccessibleName(/Andes Cast-Iron Teapot/);
    await page.keyboard.press('ArrowDown');
    const optionId = (await option.getAttribute('id')) ?? '';
    await expect(page.locator(':focus')).toHaveAttribute('aria-activedescendant', optionId);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Andes Cast-Iron Teapot' })).toBeVisible();
  });

  await test.step('adds an address, and sees which fields are missing', async () => {
    await tabTo(page, page.getByRole('main').getByRole('button', { name: 'Buy now' }).first());
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('button', { name: 'Add an address' }));
    await page.keyboard.press('Enter');
    const form = page.getByRole('dialog');
    await expect(form.getByLabel('Full name')).toBeFocused();
    await page.keyboard.type('Bruno Keller');
    await tabTo(page, form.getByLabel('Phone number'));
    await page.keyboard.type('15112345678');
    await tabTo(page, form.getByLabel('Country', { exact: true }));
    await page.keyboard.type('Germany');
    await expect(form.getByLabel('Country code')).toHaveValue('276');
    const [state, city] = [form.getByLabel('State or region'), form.getByLabel('City')];
    await expect(state).toBeEnabled();
    await expect(city).toBeDisabled();
    await tabTo(page, state);
    await page.keyboard.type('Bayern');
    await expect(city).toBeEnabled();
    await tabTo(page, form.getByLabel('Street address'));
    await page.keyboard.type('Lindenallee 5');
    await page.keyboard.press('Enter');
    await expect(city).toBeFocused();
    await expect(form.getByText('Please fill this in.')).toBeVisible();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.type('Berlin');
    await expect(city).toHaveValue('Berlin');
    await city.fill('Potsdam');
    await tabTo(page, form.getByLabel('Street address'));
    await page.keyboard.press('Enter');
    const deliverTo = page.getByRole('radio', { name: /Bruno Keller/ });
    await expect(deliverTo).toBeChecked();
    await expect(page.locator('label', { has: deliverTo })).toContainText('Potsdam');
  });

  await test.step('enters the fund password, places the order and pays', async () => {
    await tabTo(page, paymentSection(page).getByLabel('Payment PIN'));
    await page.keyboard.type(fundPassword);
    const submit = page.getByRole('button', { name: /^Place order/ });
    await expect(submit).toBeEnabled();
    await tabTo(page, submit);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: THANKS })).toBeVisible();
  });

  const after = (await walletGetUsdt(transport)).money;
  expect(after).toBeLessThan(before);

  await test.step('goes back and forward', async () => {
    for (const go of [
      () => page.goBack(),
      () => page.goForward(),
      () => page.goBack(),
      () => page.goForward(),
    ])
      await go();
    await settled(page);
    await page.goto('/userInfo/my-order');
    await expect(page.getByRole('article', { name: /^Order / })).toHaveCount(1);
    expect((await walletGetUsdt(transport)).money).toBe(after);
  });
});

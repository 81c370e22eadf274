import { openReadyAccount, signIn } from './buyer.ts';
import { expect, test } from './mall.ts';

test('A buyer sees where the account is signed in and what happened to it, and signs out a lost phone', async ({
  page,
  mall,
  browser,
}) => {
  const buyer = await openReadyAccount(mall);
  const lost = await (await browser.newContext()).newPage();
  await signIn(lost, buyer);
  await signIn(page, buyer);

  await page.goto('/userInfo/setup/login-password');
  const places = page.getByRole('region', { name: 'Where you’re signed in' });
  await expect(places.getByText('This device')).toHaveCount(1);
  await places
    .getByRole('button', { name: /^Sign out: / })
    .first()
    .click();
  await expect(page.getByText('Signed out there')).toBeVisible();
  // The account was registered elsewhere too, so a place is left.
  await places.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await expect(places.getByRole('listitem')).toHaveCount(1);

  const events = page.getByRole('region', { name: 'Recent security activity' });
  await expect(events.getByRole('listitem').first()).toContainText('Signed out on other devices');
  await expect(events.getByText('Signed in on a new device')).toHaveCount(2);

  await lost.goto('/userInfo/my-order');
  await expect(lost.getByRole('button', { name: /^Your account/ })).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('button', { name: `Your account, ${buyer.email}` })).toBeVisible();
});

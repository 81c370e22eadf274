import { expect, test } from './mall.ts';

test('The footer names the operator and leads to legal notice, terms of sale and cookies', async ({
  page,
}) => {
  await page.goto('/index');
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText('openmall Trading Inc., 14 Harbour Lane, Halifax, Nova Scotia');
  const mail = footer.getByRole('link', { name: 'hello@openmall.example' });
  await expect(mail).toHaveAttribute('href', 'mailto:hello@openmall.example');

  await footer.getByRole('link', { name: 'Terms of sale' }).click();
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: 'Terms of sale' })).toBeVisible();
  await expect(main).toContainText(
    'openmall Trading Inc. runs the mall and holds your payment for the store.',
  );

  await footer.getByRole('link', { name: 'No tracking or advertising cookies.' }).click();
  await expect(main.getByRole('heading', { level: 1, name: 'Legal notice' })).toBeVisible();
  await expect(main).toContainText('Registration number: NS 4410872.');
  await expect(main).toContainText('There is no tracking and no advertising.');
});

test('Business credit is the last of the main pages', async ({ page }) => {
  await page.goto('/index');
  const links = page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link');
  await expect(links.last()).toHaveText('Business credit');
});

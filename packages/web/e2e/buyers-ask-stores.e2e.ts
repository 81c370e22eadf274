import type { Page } from '@playwright/test';
import { continueAs, openReadyAccount } from './buyer.ts';
import { goodsNamed, visitGoods } from './goods.ts';
import { expect, test } from './mall.ts';

const NAME = 'Severn Ribbed Beanie';
const questions = (page: Page) => page.getByRole('tabpanel').getByRole('article');

test('A buyer asks the store a question, which nobody else sees before the answer', async ({
  page,
  mall,
}) => {
  const buyer = await openReadyAccount(mall);
  const { id } = await goodsNamed(mall, NAME);
  await continueAs(page, mall, buyer);
  await page.goto(`/productDetails?id=${id}#questions`);
  await page.getByRole('button', { name: 'Ask a question' }).click();
  const text = page.getByRole('textbox', { name: 'Your question' });
  await page.getByRole('button', { name: 'Ask the store' }).click();
  await expect(page.getByText('Please fill this in.')).toBeVisible();
  await text.fill('Does it fit under a bicycle helmet?');
  await page.getByRole('button', { name: 'Ask the store' }).click();
  await expect(questions(page).first()).toContainText('Does it fit under a bicycle helmet?');
  await expect(questions(page).first()).toContainText('Only you can see this question.');
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await visitGoods(page, mall, NAME);
  await page.getByRole('tab', { name: 'Questions' }).click();
  await expect(page.getByRole('link', { name: 'Sign in to ask a question' })).toBeVisible();
  await expect(page.getByText('Does it fit under a bicycle helmet?')).toBeHidden();
});

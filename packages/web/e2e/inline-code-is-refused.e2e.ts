import { expect } from '@playwright/test';
import { openReadyAccount, signIn } from './buyer.ts';
import { settled } from './controls.ts';
import { addToCart, visitGoods } from './goods.ts';
import { test } from './mall.ts';

test('The content security policy allows no inline code, and no page needs any', async ({ page, mall }) => {
  const violations: string[] = [];
  await page.exposeFunction('recordViolation', (text: string) => violations.push(text));
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile, sample }) => {
      const record = (globalThis as unknown as { recordViolation: (text: string) => void }).recordViolation;
      record([violatedDirective, blockedURI, sourceFile, sample].join(' '));
    });
  });
  await test.step('the policy', async () => {
    const response = await page.goto('/index');
    const policy = response?.headers()['content-security-policy'] ?? '';
    expect(policy).toContain("script-src 'self'");
    expect(policy).toContain("style-src 'self'");
    expect(policy).not.toContain('unsafe');
  });
  await test.step('the pages of a purchase', async () => {
    await signIn(page, await openReadyAccount(mall));
    await visitGoods(page, mall, 'Severn Ribbed Beanie');
    await settled(page);
    await addToCart(page, { variant: 'Camel' });
    for (const path of ['/settlement', '/userInfo/order', '/userInfo/balance', '/chat', '/index?lang=ar']) {
      await page.goto(path);
      await settled(page);
    }
    // The styles of MUI's components are applied.
    await expect(page.getByRole('contentinfo')).toHaveCSS('display', /block|grid|flex/);
    const rules = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLStyleElement>('style[data-emotion]')].map(
        ({ sheet }) => sheet?.cssRules.length ?? 0,
      ),
    );
    expect(Math.max(...rules)).toBeGreaterThan(50);
  });
  expect(violations).toEqual([]);
  await test.step('injected markup', async () => {
    await page.evaluate(() => {
      document.body.insertAdjacentHTML('beforeend', '<style>body{opacity:.5}</style>');
    });
    await expect.poll(() => violations.join()).toContain('style-src');
    await expect(page.locator('body')).toHaveCSS('opacity', '1');
  });
});

import { expect, type Page } from '@playwright/test';
import { openReadyAccount, signIn } from './buyer.ts';
import { settled } from './controls.ts';
import { addToCart, visitGoods } from './goods.ts';
import { test } from './mall.ts';

/** Collects what the policy refuses on every page that is opened from now on. */
async function recordViolations(page: Page): Promise<readonly string[]> {
  const violations: string[] = [];
  await page.exposeFunction('recordViolation', (text: string) => violations.push(text));
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile, sample }) => {
      const record = (globalThis as unknown as { recordViolation: (text: string) => void }).recordViolation;
      record([location.pathname, violatedDirective, blockedURI, sourceFile, sample].join(' '));
    });
  });
  return violations;
}

// Every other page is opened in `sweeps/every-page-is-accessible`, where what the policy refuses fails as a console error.
test('The office and the event socket need nothing that the policy refuses', async ({ page, mall }) => {
  const violations = await recordViolations(page);
  for (const path of ['/merchant', '/desk']) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
  }
  await signIn(page, await openReadyAccount(mall));
  // The event socket is open, so the policy names its port.
  const policy = (await page.goto('/index'))?.headers()['content-security-policy'] ?? '';
  await settled(page);
  expect(policy).toMatch(/connect-src 'self'( wss?:\/\/127\.0\.0\.1:\d+)*;/);
  expect(violations).toEqual([]);
});

test('The content security policy allows no inline code, and no page needs any', async ({ page, mall }) => {
  const violations = await recordViolations(page);
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
      try {
        document.body.insertAdjacentHTML('beforeend', '<style>body{opacity:.5}</style>');
      } catch {
        // A browser with Trusted Types throws.
      }
      const style = document.createElement('style');
      style.textContent = 'body{opacity:.5}';
      document.body.append(style);
    });
    // Trusted Types refuse the markup, the policy the style of an element.
    await expect.poll(() => violations.join()).toMatch(/require-trusted-types-for.*style-src/s);
    await expect(page.locator('body')).toHaveCSS('opacity', '1');
  });
});

import { languages, tagOf } from '../src/shared/i18n/languages.ts';
import { expect, test } from './mall.ts';
import { textsIn, translatorOf } from './texts.ts';

test('Every language shows its own texts and loads no file of another', async ({ context }) => {
  for (const { code } of languages) {
    // A new page for each language, so that late requests of the previous language do not count.
    const page = await context.newPage();
    const files: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.includes('/locales-')) files.push(pathname);
    });
    await page.goto(`/login?lang=${code}`);
    await expect(page.locator('html')).toHaveAttribute('lang', tagOf(code));
    const title = translatorOf(code, 'account')('login.title');
    await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
    await page.close();
    expect(files.length, code).toBeGreaterThan(0);
    expect(files.filter((file) => !file.includes(`/${code}/`))).toEqual([]);
  }
});

test('A visit never shows a key or an English text before its own language', async ({ page }) => {
  await page.goto('/login?lang=ja');
  await page.addInitScript(() => {
    const seen = new Set<string>();
    Object.assign(window, { seen });
    new MutationObserver(() => {
      for (const part of document.body?.innerText.split('\n') ?? []) seen.add(part.trim());
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  await page.goto('/index');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
  const seen = await page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen]);
  expect(seen.length).toBeGreaterThan(10);
  const foreign = ['common', 'home', 'goods'].flatMap((namespace) => {
    const own = textsIn('ja', namespace);
    return textsIn('en', namespace).filter((text) => !own.includes(text));
  });
  expect(seen.filter((part) => foreign.includes(part) || /^[a-z]+(\.[a-zA-Z]+)+$/.test(part))).toEqual([]);
});

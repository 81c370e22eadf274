import { settled } from './controls.ts';
import { expect, test } from './mall.ts';

/** The home page has shelves of goods, each of them a link and a button. */
const pages = { '/index': 400, '/login': 150, '/classification': 150, '/information': 150 } as const;

for (const [address, maxPresses] of Object.entries(pages))
  test(`Tab goes from the top of ${address} to its footer, past the searches of before`, async ({
    page,
    mall,
  }) => {
    await page.addInitScript(() =>
      localStorage.setItem('searchHistory', JSON.stringify(['lamp', 'kettle', 'tent'])),
    );
    await page.goto(`${mall.url}${address}`);
    await settled(page);
    const inFooter = page.locator('footer :focus');
    let presses = 0;
    while (presses < maxPresses && (await inFooter.count()) === 0) {
      await page.keyboard.press('Tab');
      presses += 1;
    }
    await expect(inFooter).toHaveCount(1);
  });

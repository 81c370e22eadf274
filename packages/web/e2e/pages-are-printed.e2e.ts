import { openBuyerWithHistory } from './buyer-history.ts';
import { continueAs } from './buyer.ts';
import { settled } from './controls.ts';
import { expect, test } from './mall.ts';
import { buyerAddresses } from './sweeps/addresses.ts';
import { paths, productPath } from '../src/shared/navigation/paths.ts';

test('A printed page has what it is about, and nothing that floats over it or leads elsewhere', async ({
  page,
  mall,
}) => {
  const history = await openBuyerWithHistory(mall);
  await continueAs(page, mall, history.buyer);
  const order = buyerAddresses(history).find((address) => address.startsWith('/userInfo/order-detail'));
  // The width of a sheet of A4.
  await page.setViewportSize({ width: 794, height: 1123 });
  for (const address of [productPath(history.goods.id), paths.myOrder, order ?? '']) {
    await page.goto(address);
    await settled(page);
    await page.mouse.wheel(0, 600);
    await page.emulateMedia({ media: 'print' });
    const floating = await page.evaluate(() =>
      [...document.body.querySelectorAll('*')]
        .filter((element) => element.checkVisibility() && getComputedStyle(element).position === 'fixed')
        .map((element) => element.outerHTML.slice(0, 120)),
    );
    expect(floating, address).toEqual([]);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await expect(page.getByRole('heading', { name: 'More from this store' })).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
  }
});

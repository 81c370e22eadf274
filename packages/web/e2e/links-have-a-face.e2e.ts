import { goodsNamed } from './goods.ts';
import { settled } from './controls.ts';
import { expect, test } from './mall.ts';

test('A shared link shows the name, price and picture of the product', async ({ request, mall }) => {
  const { id, name, imgUrl1 } = await goodsNamed(mall, 'Severn Ribbed Beanie');
  const html = await (await request.get(`/productDetails?id=${id}`)).text();
  expect(html).toContain(`<title>${name} · openmall</title>`);
  expect(html).toContain(`property="og:image" content="${mall.url}${imgUrl1}?w=1200"`);
  expect(html).toMatch(/property="product:price:amount" content="\d+\.\d\d"/);
  const inGerman = await (await request.get(`/productDetails?id=${id}&lang=de`)).text();
  expect(inGerman).toContain('<html lang="de"');
  expect(inGerman).not.toContain(`<title>${name} · openmall</title>`);
});

test('A visitor sees a product without another request for it', async ({ page, mall }) => {
  const { id, name } = await goodsNamed(mall, 'Severn Ribbed Beanie');
  const calls: string[] = [];
  page.on('request', (sent) => calls.push(new URL(sent.url()).pathname));
  await page.goto(`/productDetails?id=${id}`);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await settled(page);
  expect(calls.filter((path) => path.includes('sellerGoods!info'))).toEqual([]);
  // In another language the page requests the texts.
  await page.goto('/index?lang=fr');
  await settled(page);
  await page.goto(`/productDetails?id=${id}`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(name);
});

test('A URL that does not exist responds with 404 and shows links', async ({ page }) => {
  const unknown = await page.goto('/there-is-no-such-page');
  expect(unknown?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const gone = await page.goto('/productDetails?id=none');
  expect(gone?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

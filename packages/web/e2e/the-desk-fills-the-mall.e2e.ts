import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deskCategoryList, deskCategorySave } from '@openmall/sdk/desk';
import type { Browser, Locator, Page } from '@playwright/test';
import { faultsByAxe } from './controls.ts';
import { expect, openMall, test as base } from './mall.ts';
import { type DeskPerson, enterOffice, openOwner } from './office.ts';
import type { PictureFile } from './pictures.ts';

type Mall = Awaited<ReturnType<typeof openMall>>;

/** A mall without goods, stores or categories. */
const test = base.extend<{ emptyMall: Mall }>({
  emptyMall: async ({}, use) => {
    const dataFolder = mkdtempSync(join(tmpdir(), 'openmall-empty-'));
    const mall = await openMall(dataFolder, 'asleep');
    await use(mall);
    await mall.stop('SIGTERM');
    rmSync(dataFolder, { recursive: true, force: true });
  },
});

async function widePicture({ url }: Mall): Promise<PictureFile> {
  const answer = await fetch(`${url}/pictures/banners/long-evenings.webp?w=640`);
  const buffer = Buffer.from(await answer.arrayBuffer());
  return { name: 'banner.webp', mimeType: 'image/webp', buffer };
}

const pageOf = async (browser: Browser, { url }: Mall): Promise<Page> =>
  (await browser.newContext({ baseURL: url })).newPage();

async function openForm(desk: Page, tab: string, create: string): Promise<Locator> {
  await desk.getByRole('tab', { name: tab }).click();
  await desk.getByRole('button', { name: create }).click();
  return desk.getByRole('dialog', { name: create });
}

async function writeIn(desk: Page, form: Locator, language: string): Promise<void> {
  await form.getByLabel('Language').click();
  await desk.getByRole('option', { name: language }).click();
}

async function save(form: Locator): Promise<void> {
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toBeHidden();
}

const inputOf = (at: number): string => {
  const local = new Date(at - new Date(at).getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 16);
};

async function renameCategory(desk: Page, ingrid: DeskPerson): Promise<void> {
  await desk.getByRole('button', { name: /^Pets/ }).click();
  const form = desk.getByRole('dialog', { name: 'Pets' });
  await writeIn(desk, form, 'Deutsch');
  await form.getByLabel('Name').fill('Tierwelt');
  // A colleague is faster.
  const { categories } = await deskCategoryList(ingrid.transport);
  const pets = categories.find(({ name }) => name === 'Pets');
  if (!pets) throw new Error('There are no pets');
  const { id: categoryId, version, texts } = pets;
  await deskCategorySave(ingrid.transport, { categoryId, version, texts, isRecommended: false });
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('Somebody else has changed this')).toBeVisible();
  await form.getByRole('button', { name: 'Load the latest version' }).click();
  await expect(form.getByLabel('Recommended')).not.toBeChecked();
  await writeIn(desk, form, 'Deutsch');
  await expect(form.getByLabel('Name')).toHaveValue('Haustiere');
  await form.getByLabel('Name').fill('Tierwelt');
  await save(form);
}

test('The desk fills an empty mall with categories, a banner, news, a help page and a lucky draw, and buyers see them in their language', async ({
  emptyMall: mall,
  browser,
}) => {
  const ingrid = await openOwner(mall, 'ingrid.content');
  const desk = await pageOf(browser, mall);
  const store = await pageOf(browser, mall);
  await enterOffice(desk, '/desk/content', ingrid.token);

  await test.step('the starter set of categories, one of them renamed in German', async () => {
    await expect(desk.getByText('No categories yet')).toBeVisible();
    expect(await faultsByAxe(desk)).toEqual([]);
    await desk.getByRole('button', { name: 'Import the starter set' }).click();
    await expect(desk.getByText('90 entries')).toBeVisible();
    await renameCategory(desk, ingrid);
    const branches = desk.getByRole('button', { name: /^Subcategories of/ });
    const names = await branches.evaluateAll((buttons) => buttons.map(({ ariaLabel }) => ariaLabel));
    const place = names.indexOf('Subcategories of Pets');
    await desk.getByRole('button', { name: 'Move Pets up' }).click();
    // A click on a row that moves meanwhile would be lost.
    await expect(branches.nth(place - 1)).toHaveAccessibleName('Subcategories of Pets');
    await branches.nth(place - 1).click();
    await expect(desk.getByRole('button', { name: /^Dogs/ })).toBeVisible();
    expect(await faultsByAxe(desk)).toEqual([]);
    await store.goto('/classification');
    await expect(store.getByRole('main').getByText('Pets').first()).toBeVisible();
    await store.goto('/classification?lang=de');
    await expect(store.getByRole('main').getByText('Tierwelt').first()).toBeVisible();
  });

  await test.step('a banner with a picture; what is missing is said', async () => {
    const form = await openForm(desk, 'Banners', 'New banner');
    await form.getByLabel('Link').fill('javascript:alert(1)');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(form.getByText('Enter a path that starts with /')).toBeVisible();
    await expect(form.getByText('Please fill this in.')).toHaveCount(2);
    await form.getByLabel('Link').fill('/commodity');
    await form.getByLabel('Title').fill('Opening week: Everything is new');
    await writeIn(desk, form, 'Deutsch');
    await form.getByLabel('Title').fill('Eröffnung: Alles ist neu');
    await form.locator('input[type="file"]').setInputFiles(await widePicture(mall));
    await expect(form.getByRole('img', { name: 'Picture' })).toBeVisible();
    expect(await faultsByAxe(desk)).toEqual([]);
    await save(form);
    await expect(desk.getByRole('button', { name: /Opening week/ }).first()).toContainText('Shown');
    await store.goto('/index?lang=en');
    await expect(store.getByRole('heading', { name: 'Opening week' })).toBeVisible();
    await store.goto('/index?lang=de');
    await expect(store.getByRole('heading', { name: 'Eröffnung' })).toBeVisible();
  });

  await test.step('a news item with a heading and a list', async () => {
    const form = await openForm(desk, 'News', 'New news item');
    await form.getByLabel('Title').fill('We are open');
    await form.getByLabel('Text').fill('Come in.\n\n## What is new\n\n- **Lamps**\n- Rugs');
    await writeIn(desk, form, 'Deutsch');
    await form.getByLabel('Title').fill('Wir haben geöffnet');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(form.getByText('Please fill this in.')).toBeVisible();
    await form.getByLabel('Text').fill('Herein.');
    expect(await faultsByAxe(desk)).toEqual([]);
    await save(form);
    await expect(desk.getByRole('button', { name: /We are open/ })).toContainText('2 languages');
    await store.goto('/information?topic=news&lang=en');
    await store.getByRole('link', { name: /We are open/ }).click();
    await expect(store.getByRole('heading', { name: 'What is new' })).toBeVisible();
    await expect(store.getByRole('listitem').filter({ hasText: 'Rugs' })).toBeVisible();
    await store.goto('/information?topic=news&lang=de');
    await expect(store.getByRole('link', { name: /Wir haben geöffnet/ })).toBeVisible();
  });

  await test.step('a help page in the place of the text of the store', async () => {
    await store.goto('/information?topic=delivery&lang=en');
    await expect(store.getByRole('heading', { name: 'Delivery', level: 1 })).toBeVisible();
    await desk.getByRole('tab', { name: 'Help pages' }).click();
    await desk.getByRole('button', { name: /^Delivery/ }).click();
    const form = desk.getByRole('dialog', { name: 'Delivery' });
    await form.getByLabel('Title').fill('How we deliver');
    await form.getByLabel('Text').fill('By bicycle.');
    await writeIn(desk, form, 'Deutsch');
    await form.getByLabel('Title').fill('So liefern wir');
    await form.getByLabel('Text').fill('Mit dem Fahrrad.');
    expect(await faultsByAxe(desk)).toEqual([]);
    await save(form);
    await expect(desk.getByRole('button', { name: /^Delivery/ })).toContainText('How we deliver');
    await store.reload();
    await expect(store.getByRole('heading', { name: 'How we deliver' })).toBeVisible();
    await expect(store.getByText('By bicycle.')).toBeVisible();
    await store.goto('/information?topic=delivery&lang=de');
    await expect(store.getByText('Mit dem Fahrrad.')).toBeVisible();
  });

  await test.step('a lucky draw that runs now', async () => {
    const form = await openForm(desk, 'Lucky draws', 'New lucky draw');
    await form.getByLabel('Title').fill('Opening draw');
    await form.getByLabel('Page of the draw').fill('/information');
    const now = Date.now();
    await form.getByLabel('From').fill(inputOf(now - 3_600_000));
    await form.getByLabel('Until').fill(inputOf(now - 7_200_000));
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(form.getByText('The end must be after the start.')).toBeVisible();
    await form.getByLabel('Until').fill(inputOf(now + 86_400_000));
    await save(form);
    expect(await faultsByAxe(desk)).toEqual([]);
    await store.goto('/index?lang=en');
    await expect(store.getByRole('heading', { name: 'Opening draw' })).toBeVisible();
  });

  await test.step('what nobody needs is deleted, and the audit log has it all', async () => {
    await desk.getByRole('button', { name: /Opening draw/ }).click();
    await desk.getByRole('dialog', { name: 'Opening draw' }).getByRole('button', { name: 'Delete' }).click();
    const dialog = desk.getByRole('dialog', { name: 'Delete “Opening draw”?' });
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect(dialog).toBeHidden();
    await expect(desk.getByText('Announce the first lucky draw.')).toBeVisible();
    await desk.goto('/desk/audit');
    for (const name of [
      'Imported the starter categories',
      'Saved a banner',
      'Saved a news item',
      'Deleted a lucky draw',
    ])
      await expect(desk.getByRole('gridcell', { name })).toBeVisible();
  });
});

import { newOnlinechatList, newOnlinechatSend, newOnlinechatUnread } from '@openmall/sdk';
import type { Page } from '@playwright/test';
import { continueAs, openAccount, signIn } from './buyer.ts';
import { goodsNamed } from './goods.ts';
import { expect, test } from './mall.ts';

/** A picture of a type that the chat accepts. */
const photo = async (page: Page) => ({
  name: 'seam.png',
  mimeType: 'image/png',
  buffer: await page.screenshot({ clip: { x: 0, y: 0, width: 320, height: 240 } }),
});

test('A buyer writes to customer service, sends a lost message again, and sees what is unread', async ({
  page,
  mall,
}) => {
  const buyer = await openAccount(mall);
  await page.goto('/index?customer-service=1');
  const window = page.getByRole('dialog', { name: 'Customer service' });
  await expect(window.getByRole('heading', { name: 'Sign in to contact us' })).toBeVisible();
  await expect(page).toHaveURL(/\/index$/);
  await page.getByRole('button', { name: 'Store chats' }).click();
  await expect(page.getByText('Please sign in first.')).toBeVisible();

  await signIn(page, buyer);
  await page.getByRole('button', { name: 'Customer service' }).first().click();
  const conversation = window.getByRole('log');
  const message = window.getByRole('textbox', { name: 'Message to Customer service' });
  await expect(message).toBeFocused();
  await message.fill('When will my order be shipped?');
  await message.press('Enter');
  await expect(conversation.getByText('When will my order be shipped?')).toBeVisible();
  await expect(conversation.getByText(/track every step of your parcel/)).toBeVisible();

  const line = '**/api/newOnlinechat!send?**';
  await page.route(line, (route) => route.abort());
  await message.fill('The seam is open.');
  await message.press('Enter');
  await expect(conversation.getByRole('alert')).toContainText('Not sent. Please check your connection.');
  await page.unroute(line);
  await conversation.getByRole('button', { name: 'Try again' }).click();
  await expect(conversation.getByRole('alert')).toHaveCount(0);
  await window.locator('input[type=file]').setInputFiles(await photo(page));
  await window.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(conversation.getByRole('button', { name: 'Open the picture' })).toBeVisible();
  // The window shows a picture before the server has it.
  const sentMessages = async () => {
    const messages = await newOnlinechatList(buyer.transport, {});
    const sent = messages.filter((message) => message.send_receive === 'send');
    return sent.map(({ type, content }) => (type === 'text' ? content : type)).toReversed();
  };
  await expect.poll(sentMessages).toEqual(['When will my order be shipped?', 'The seam is open.', 'img']);

  await test.step('The window moves with the keyboard and the pointer, and stays open from page to page', async () => {
    const before = await window.boundingBox();
    await window.getByRole('button', { name: /^Move this window/ }).press('ArrowLeft');
    expect((await window.boundingBox())?.x).toBe((before?.x ?? 0) - 24);
    const title = window.getByRole('heading', { name: 'Customer service' });
    await title.hover();
    await page.mouse.down();
    await page.mouse.move(400, 300, { steps: 4 });
    await page.mouse.up();
    expect((await window.boundingBox())?.x).toBeLessThan(400);
    await page.getByRole('link', { name: 'All products' }).first().click();
    await expect(page).toHaveURL(/\/commodity/);
    await expect(conversation.getByText('The seam is open.')).toBeVisible();
    await message.press('Escape');
    await expect(window).toBeHidden();
  });

  await newOnlinechatSend(buyer.transport, { type: 'text', content: 'Are you still there?' });
  await expect.poll(() => newOnlinechatUnread(buyer.transport)).toBe(1);
  await page.goto('/index?customerService=');
  await expect(conversation.getByText('Are you still there?')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Customer service', exact: true }).first()).toBeVisible();
  await expect.poll(() => newOnlinechatUnread(buyer.transport)).toBe(0);
});

test('A buyer asks a store about its goods, in a separate window', async ({ page, context, mall }) => {
  const buyer = await openAccount(mall);
  const goods = await goodsNamed(mall, 'Severn Ribbed Beanie');
  const store = goods.seller.name;
  await continueAs(page, mall, buyer);
  await page.goto(`/productDetails?id=${goods.id}`);
  const opened = context.waitForEvent('page');
  await page.getByRole('button', { name: `Chat with ${store}` }).click();
  const chat = await opened;
  await expect(chat.getByRole('heading', { level: 2, name: store })).toBeVisible();
  expect(new URL(chat.url()).searchParams.get('token')).toBeNull();
  expect(new URL(chat.url()).searchParams.get('partyid')).toBe(goods.seller.id);
  await chat.getByRole('button', { name: 'Send to store' }).click();
  const conversation = chat.getByRole('log');
  await expect(conversation.getByRole('link', { name: 'View product' })).toBeVisible();
  // The store answers what it reads last. A question that comes while it writes its answer would have none.
  await expect(conversation.getByText(/automatic reply/)).toBeVisible();
  const message = chat.getByRole('textbox', { name: `Message to ${store}` });
  await message.fill('Is it still in stock?');
  await message.press('Enter');
  await expect(conversation.getByText('Is it still in stock?')).toBeVisible();
  await expect(conversation.getByText(/what’s in stock right now/)).toBeVisible();
  await expect(chat.getByRole('navigation', { name: 'Your chats' }).getByRole('link')).toHaveCount(1);
});

/** Chats with stores and with customer service. */
import { operationMap } from '@openmall/sdk';
import type { Page } from '@playwright/test';
import { chatPath, paths } from '../../../src/shared/navigation/paths.ts';
import { changedExampleOf } from '../examples.ts';
import { brokenConversation, laterMessages } from './rare-answers.ts';
import { buyer, doing, full, press, visitor, type Scene } from './scene.ts';

const SERVICE = '/index?customerService=1';
const withService = (responses: Scene['responses']): Scene => ({
  ...buyer,
  ...full,
  at: SERVICE,
  responses: { ...responses },
});

/** Scrolls up in the conversation while a new message arrives. */
async function missMessage(page: Page): Promise<void> {
  await page.locator('[role=log] li').first().scrollIntoViewIfNeeded();
  const list = 'newOnlinechatList';
  await page.route(
    ({ pathname }) => decodeURIComponent(pathname) === operationMap[list].path,
    (route) => route.fulfill({ json: changedExampleOf(list, 'ok', laterMessages) }),
  );
  const missed = page.locator('button.missed');
  // A focused window refetches at once, unless a request is pending.
  for (let times = 0; times < 3 && !(await missed.isVisible()); times += 1) {
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
    await missed.waitFor({ timeout: 2_000 }).catch(() => undefined);
  }
  await missed.waitFor();
}

/** The customer service window, which is narrower than the page of store chats. */
export const scenesOfService = {
  service: withService({
    newOnlinechatList: 'ok',
    newOnlinechatUnread: 'ok',
    userOnlineChatControllerUnread: 'ok',
  }),
  'service with nothing said': withService({ newOnlinechatList: 'empty' }),
  'service with what cannot be shown': withService({ newOnlinechatList: brokenConversation }),
  'service with what was missed': {
    ...withService({ newOnlinechatList: brokenConversation }),
    then: doing(missMessage),
  },
  'service that does not get it': {
    ...withService({ newOnlinechatList: 'ok', newOnlinechatSend: { refused: 'frequentOperation' } }),
    then: doing(
      (page) => page.locator('form textarea').fill('Is the parka windproof?'),
      (page) => page.locator('form textarea').press('Enter'),
      (page) => page.locator('.failed button').first().waitFor(),
    ),
  },
  'service elsewhere': { ...visitor, ...full, at: SERVICE, responses: { sysparaGetSyspara: 'ok' } },
  'service for a visitor': { ...visitor, ...full, at: SERVICE },
} as const satisfies Readonly<Record<string, Scene>>;

export const scenesOfStoreChats = {
  store: {
    ...buyer,
    at: ({ goods }) => chatPath(goods.seller.id, goods.id),
    responses: { userOnlineChatControllerList: 'empty' },
  },
  'goods shown': {
    ...buyer,
    ...full,
    at: ({ goods }) => chatPath(goods.seller.id, goods.id),
    then: press('main [role=group] button'),
  },
  talks: {
    ...buyer,
    ...full,
    at: ({ goods }) => chatPath(goods.seller.id),
    responses: { userOnlineChatControllerUserlist: 'ok', userOnlineChatControllerList: 'ok' },
  },
  'no talk': { ...buyer, ...full, at: paths.chat, responses: { userOnlineChatControllerUserlist: 'empty' } },
  visitor: { ...visitor, ...full, at: paths.chat },
} as const satisfies Readonly<Record<string, Scene>>;

import { operationMap, type OperationId } from '@openmall/sdk';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../db/database.ts';
import { operationIds } from '../../http/app/contract.ts';
import { STORY_DATABASES } from '../../test-support/database/databases.ts';
import {
  addBuyer,
  addStore,
  type Buyer,
  openTestContext,
  type TestContext,
} from '../../test-support/fixtures/test-context.ts';
import { type ApiCaller, createCaller } from '../../test-support/http/api-caller.ts';

const HOUR = 3_600_000;
const isOfChats = (id: OperationId): boolean => 'scope' in operationMap[id];
const others = operationIds.filter((id) => operationMap[id].guarded && !isOfChats(id));

describe.each(STORY_DATABASES)('The token of a chat window on $name', ({ open }) => {
  let database: OpenDatabase;
  let ctx: TestContext;
  let api: ApiCaller;
  let buyer: Buyer;
  beforeAll(async () => {
    database = await open();
    ctx = openTestContext(database);
    api = createCaller(ctx);
    buyer = await addBuyer(ctx);
  });
  afterAll(() => database.close());

  const openToken = async ({ token }: Buyer) => (await api.call('newOnlinechatToken', {}, { token })).token;

  it('is good for the chats of its owner', async () => {
    const token = await openToken(buyer);
    const partyid = await addStore(ctx);
    const message = { type: 'text', content: 'Is it warm?' } as const;
    await api.call('newOnlinechatSend', message, { token });
    await api.call('userOnlineChatControllerSend', { ...message, partyid }, { token });
    expect(await api.call('newOnlinechatList', {}, buyer)).toMatchObject([{ content: 'Is it warm?' }]);
    expect(await api.call('userOnlineChatControllerUserlist', {}, { token })).toMatchObject([{ partyid }]);
    expect(await api.call('userOnlineChatControllerUnread', {}, { token })).toBe(0);
    expect(await api.call('newOnlinechatUnread', {}, { token })).toBe(0);
  });

  it('is refused by each of the other operations like the token of an ended session', async () => {
    const token = await openToken(buyer);
    expect(others.length).toBeGreaterThan(60);
    for (const id of others)
      expect([id, await api.refusal(id, {}, { token })]).toEqual([id, 'sessionExpired']);
    expect(await api.refusal('keepGoodsCount', {}, { token })).toBe('sessionExpired');
  });

  it('opens no other one, and is no session that is listed', async () => {
    const token = await openToken(buyer);
    expect(await api.refusal('newOnlinechatToken', {}, { token })).toBe('sessionExpired');
    expect(await api.call('localuserSessions', {}, buyer)).toHaveLength(1);
  });

  it('is stored as a hash', async () => {
    const token = await openToken(buyer);
    const rows = await ctx.db.selectFrom('chat_token').selectAll().execute();
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('ends with the session that asked for it', async () => {
    const leaver = await addBuyer(ctx);
    const token = await openToken(leaver);
    await api.call('userLogout', {}, leaver);
    expect(await api.refusal('newOnlinechatList', {}, { token })).toBe('sessionExpired');
  });

  it('ends after twelve hours', async () => {
    const token = await openToken(buyer);
    ctx.clock.advance(12 * HOUR - 1_000);
    expect(await api.refusal('newOnlinechatList', {}, { token })).toBe('ok');
    ctx.clock.advance(1_000);
    expect(await api.refusal('newOnlinechatList', {}, { token })).toBe('sessionExpired');
    expect(await api.refusal('newOnlinechatList', {}, buyer)).toBe('ok');
  });
});

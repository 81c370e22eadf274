import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerChats } from '../../demo/autopilot/service-agent.ts';
import type { OpenDatabase } from '../../db/database.ts';
import { answerUser, withdrawMessage } from '../../domain/chat/answer-users.ts';
import { insertMessage } from '../../domain/chat/write-message.ts';
import { writeAsStore } from '../../domain/chat/write-as-store.ts';
import { type ApiCaller, createCaller } from '../../test-support/http/api-caller.ts';
import { STORY_DATABASES } from '../../test-support/database/databases.ts';
import {
  addBuyer,
  addStore,
  type Buyer,
  openTestContext,
  type TestContext,
} from '../../test-support/fixtures/test-context.ts';
import { uploadPictures } from '../../test-support/fixtures/uploaded-pictures.ts';

const MINUTE = 60_000;

describe.each(STORY_DATABASES)('Chatting on $name', ({ open }) => {
  let database: OpenDatabase;
  let ctx: TestContext;
  let api: ApiCaller;
  beforeAll(async () => {
    database = await open();
    ctx = openTestContext(database);
    api = createCaller(ctx);
  });
  afterAll(() => database.close());

  const send = ({ token }: Buyer, content: string, type: 'text' | 'img' = 'text') =>
    api.call('newOnlinechatSend', { type, content }, { token });
  const list = ({ token }: Buyer, input: object = {}) => api.call('newOnlinechatList', input, { token });
  const unread = ({ token }: Buyer) => api.call('newOnlinechatUnread', {}, { token });
  const refusal = ({ token }: Buyer, input: object) => api.refusal('newOnlinechatSend', input, { token });

  it('stores the messages of both sides, newest first, and counts unread ones', async () => {
    const buyer = await addBuyer(ctx);
    const sent = await send(buyer, 'Hello, when will my order be shipped? 你好 & +100%');
    expect(sent).toMatchObject({ updatetime: '2026-03-14 09:26:53' });
    expect(await unread(buyer)).toBe(0);
    expect(await answerChats(ctx)).toBe(1);
    expect(await answerChats(ctx)).toBe(0);
    expect(await unread(buyer)).toBe(1);
    expect(await list(buyer)).toMatchObject([
      {
        send_receive: 'receive',
        type: 'text',
        content: expect.stringContaining('step of your parcel'),
        delete_status: 0,
      },
      {
        id: sent?.chat_id,
        send_receive: 'send',
        content: 'Hello, when will my order be shipped? 你好 & +100%',
      },
    ]);
    expect(await unread(buyer)).toBe(0);
    expect(api.statements()).toBeLessThanOrEqual(2);
  });

  it('lists thirty at a time, also before a given message', async () => {
    const buyer = await addBuyer(ctx);
    for (let index = 1; index <= 35; index += 1)
      await answerUser(ctx, buyer.id, { kind: 'text', content: `Line ${index}` });
    const newest = await list(buyer);
    expect(newest.map(({ content }) => content)).toEqual(
      Array.from({ length: 30 }, (_none, index) => `Line ${35 - index}`),
    );
    expect(await unread(buyer)).toBe(5);
    const older = await list(buyer, { message_id: newest.at(-1)?.id });
    expect(older.map(({ content }) => content)).toEqual(['Line 5', 'Line 4', 'Line 3', 'Line 2', 'Line 1']);
    expect(await unread(buyer)).toBe(0);
  });

  it('accepts only own pictures, and omits them on request', async () => {
    const [buyer, other] = [await addBuyer(ctx), await addBuyer(ctx)];
    const [own = ''] = await uploadPictures(ctx, buyer.id, 'online');
    const [foreign = ''] = await uploadPictures(ctx, other.id, 'online');
    // Existing clients upload chat pictures without a token.
    const [visitors = ''] = await uploadPictures(ctx, undefined, '123');
    await send(buyer, own, 'img');
    await send(buyer, visitors, 'img');
    expect(await refusal(buyer, { type: 'img', content: foreign })).toBe('imageUploadFailed');
    expect(await refusal(buyer, { type: 'img', content: 'javascript:alert(1)' })).toBe('imageUploadFailed');
    expect(await list(buyer)).toMatchObject([
      { type: 'img', content: visitors },
      { type: 'img', content: own },
    ]);
    expect(await list(buyer, { show_img: 'false' })).toEqual([]);
  });

  it.each([
    [{ type: 'text' }, 'messageEmpty'],
    [{ type: 'text', content: ' \n ' }, 'messageEmpty'],
    [{ type: 'text', content: 'x'.repeat(1001) }, 'parameterError'],
    [{ type: 'video', content: 'x' }, 'parameterError'],
    [{ content: 'x' }, 'parameterError'],
  ])('refuses %j', async (input, key) => {
    const buyer = await addBuyer(ctx);
    expect(await refusal(buyer, input)).toBe(key);
    expect(await list(buyer)).toEqual([]);
  });

  it('limits messages per minute', async () => {
    const buyer = await addBuyer(ctx);
    const answers = await Promise.all(
      Array.from({ length: 32 }, () => refusal(buyer, { type: 'text', content: 'Hello?' })),
    );
    expect(answers.filter((key) => key === 'ok')).toHaveLength(30);
    expect(new Set(answers)).toEqual(new Set(['ok', 'frequentOperation']));
    ctx.clock.advance(MINUTE);
    await send(buyer, 'Hello again');
  });

  it('shows no conversation of another user', async () => {
    const [buyer, other] = [await addBuyer(ctx), await addBuyer(ctx)];
    const sent = await send(buyer, 'My address is secret');
    expect(await list(other)).toEqual([]);
    expect(await list(other, { message_id: sent?.chat_id })).toEqual([]);
    expect(await api.refusal('newOnlinechatList', {})).toBe('notLoggedIn');
  });

  it('erases the text of a message that the agent withdraws', async () => {
    const buyer = await addBuyer(ctx);
    const { id } = await answerUser(ctx, buyer.id, { kind: 'text', content: 'Wrong person' });
    await withdrawMessage(ctx, id);
    expect(await unread(buyer)).toBe(0);
    expect(await list(buyer)).toMatchObject([{ id, content: '', delete_status: 1 }]);
    const sent = await send(buyer, 'Mine stays');
    await expect(withdrawMessage(ctx, sent?.chat_id ?? '')).rejects.toThrow('parameterError');
  });

  it('counts unread messages between stores and buyers', async () => {
    const [buyer, owner] = [await addBuyer(ctx), await addBuyer(ctx)];
    const storeId = await addStore(ctx, owner.id);
    const count = ({ token }: Buyer, loginType?: 'user' | 'shop') =>
      api.call('userOnlineChatControllerUnread', loginType ? { loginType } : {}, { token });
    await expect(writeAsStore(ctx, storeId, buyer.id, { kind: 'text', content: 'Buy now!' })).rejects.toThrow(
      'noPermission',
    );
    await ctx.db.transaction().execute(async (tx) => {
      await insertMessage(tx, ctx, {
        kind: 'text',
        content: 'Is it warm?',
        userId: buyer.id,
        storeId,
        isFromUser: true,
      });
    });
    expect(await count(owner, 'shop')).toBe(1);
    await writeAsStore(ctx, storeId, buyer.id, { kind: 'text', content: 'Very warm.' });
    expect(await count(buyer)).toBe(1);
    expect(await count(buyer, 'user')).toBe(1);
    expect(await unread(buyer)).toBe(0);
    expect(await list(buyer)).toEqual([]);
    expect(
      await api.refusal('userOnlineChatControllerUnread', { loginType: 'shop' }, { token: buyer.token }),
    ).toBe('noPermission');
  });
});

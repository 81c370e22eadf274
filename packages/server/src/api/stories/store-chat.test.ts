import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerAsStores } from '../../demo/autopilot/service-agent.ts';
import type { OpenDatabase } from '../../db/database.ts';
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

describe.each(STORY_DATABASES)('Chatting with stores on $name', ({ open }) => {
  let database: OpenDatabase;
  let ctx: TestContext;
  let api: ApiCaller;
  beforeAll(async () => {
    database = await open();
    ctx = openTestContext(database);
    api = createCaller(ctx);
  });
  afterAll(() => database.close());

  const send = ({ token }: Buyer, partyid: string, content: string, type: 'text' | 'img' = 'text') =>
    api.call('userOnlineChatControllerSend', { partyid, type, content }, { token });
  const list = ({ token }: Buyer, partyid: string, message_id?: string) =>
    api.call('userOnlineChatControllerList', { partyid, ...(message_id && { message_id }) }, { token });
  const conversations = ({ token }: Buyer) => api.call('userOnlineChatControllerUserlist', {}, { token });
  const unread = ({ token }: Buyer) => api.call('userOnlineChatControllerUnread', {}, { token });
  const refusal = ({ token }: Buyer, input: object) =>
    api.refusal('userOnlineChatControllerSend', input, { token });

  it('delivers a question to the store, and its answer to the buyer', async () => {
    const [buyer, other] = [await addBuyer(ctx), await addBuyer(ctx)];
    const storeId = await addStore(ctx);
    const sent = await send(buyer, storeId, 'Is it still in stock?');
    expect(await answerAsStores(ctx)).toBe(1);
    expect(await answerAsStores(ctx)).toBe(0);
    expect(await unread(buyer)).toBe(1);
    expect(await conversations(buyer)).toMatchObject([
      { partyid: storeId, send_receive: 'receive', unreadmsg: 1 },
    ]);
    expect(await list(buyer, storeId)).toMatchObject([
      { send_receive: 'receive', content: expect.stringContaining('in stock') },
      { id: sent?.chat_id, send_receive: 'send', content: 'Is it still in stock?' },
    ]);
    expect(await unread(buyer)).toBe(0);
    expect(await conversations(buyer)).toMatchObject([{ unreadmsg: 0 }]);
    expect(await list(other, storeId)).toEqual([]);
    expect(await list(other, storeId, sent?.chat_id)).toEqual([]);
    expect(await conversations(other)).toEqual([]);
  });

  it('lists the conversations with several stores, latest first', async () => {
    const buyer = await addBuyer(ctx);
    const [first, second] = [await addStore(ctx), await addStore(ctx)];
    await send(buyer, first, 'To the first');
    await send(buyer, second, 'To the second');
    await writeAsStore(ctx, first, buyer.id, { kind: 'text', content: 'From the first' });
    expect(await conversations(buyer)).toMatchObject([
      { partyid: first, content: 'From the first' },
      { partyid: second, content: 'To the second' },
    ]);
    expect(await list(buyer, second)).toMatchObject([{ content: 'To the second' }]);
    expect(await api.call('newOnlinechatList', {}, { token: buyer.token })).toEqual([]);
  });

  it('accepts own pictures only', async () => {
    const [buyer, other] = [await addBuyer(ctx), await addBuyer(ctx)];
    const storeId = await addStore(ctx);
    const [own = ''] = await uploadPictures(ctx, buyer.id, 'online');
    const [foreign = ''] = await uploadPictures(ctx, other.id, 'online');
    await send(buyer, storeId, own, 'img');
    expect(await refusal(buyer, { partyid: storeId, type: 'img', content: foreign })).toBe(
      'imageUploadFailed',
    );
    expect(await list(buyer, storeId)).toMatchObject([{ type: 'img', content: own }]);
  });

  it('rejects unknown and closed stores, the own store and empty messages', async () => {
    const owner = await addBuyer(ctx);
    const [own, closed] = [await addStore(ctx, owner.id), await addStore(ctx)];
    await ctx.db.updateTable('store').set({ is_open: false }).where('id', '=', closed).execute();
    const text = { type: 'text', content: 'Hello' };
    expect(await refusal(owner, { partyid: 'st_none', ...text })).toBe('storeNotFound');
    expect(await refusal(owner, { partyid: closed, ...text })).toBe('storeNotFound');
    expect(await refusal(owner, { partyid: own, ...text })).toBe('noPermission');
    expect(await refusal(owner, { partyid: own, type: 'text' })).toBe('messageEmpty');
    expect(
      await api.refusal('userOnlineChatControllerList', { partyid: 'st_none' }, { token: owner.token }),
    ).toBe('storeNotFound');
    expect(await api.refusal('userOnlineChatControllerUserlist', {})).toBe('notLoggedIn');
  });
});

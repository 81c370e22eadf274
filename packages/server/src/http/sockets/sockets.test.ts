import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../db/database.ts';
import { openPostgresEvents } from '../../db/open-events.ts';
import { closeSession } from '../../domain/accounts/sessions.ts';
import { answerUser, withdrawMessage } from '../../domain/chat/answer-users.ts';
import { createLocalBus } from '../../db/event-bus.ts';
import { listWithService } from '../../domain/chat/read-messages.ts';
import { writeToService } from '../../domain/chat/write-message.ts';
import { payOrders } from '../../domain/orders/payment/pay-orders.ts';
import { approveRefund } from '../../domain/orders/refunds/decide-refund.ts';
import { requestRefund } from '../../domain/orders/refunds/request-refund.ts';
import { putLines } from '../../domain/cart/change-cart.ts';
import { submitOrders } from '../../domain/orders/submit.ts';
import { createPostgresDatabase, ONE_DATABASE, POSTGRES_URL } from '../../test-support/database/databases.ts';
import {
  addBuyer,
  addGoods,
  addStore,
  FUND_PASSWORD,
  openTestContext,
} from '../../test-support/fixtures/test-context.ts';
import { connect, connectAs } from '../../test-support/servers/socket-client.ts';
import type { AppContext } from '../../context.ts';
import { openSockets, type OpenSockets, type SocketOptions } from './open-sockets.ts';

describe.each([ONE_DATABASE])('The sockets on $name', ({ open }) => {
  let database: OpenDatabase;
  let ctx: AppContext;
  let server: OpenSockets;
  const serve = (options: Partial<SocketOptions> = {}) =>
    openSockets({ ctx, port: 0, host: '127.0.0.1', ...options });
  beforeAll(async () => {
    database = await open();
    ctx = { ...openTestContext(database), events: createLocalBus() };
    server = await serve();
  });
  afterAll(async () => {
    await server.close();
    await database.close();
  });

  it('welcome a logged-in user, and deliver chat messages', async () => {
    const buyer = await addBuyer(ctx);
    const client = connect(server.port);
    await client.send({ type: 'hello', token: buyer.token, lang: 'de' });
    expect(await client.next('welcome')).toMatchObject({ usercode: expect.any(String), pingEveryMs: 30_000 });
    expect(await client.next('unread')).toMatchObject({ service: 0, stores: 0 });
    const { id } = await answerUser(ctx, buyer.id, { kind: 'text', content: 'Hello' });
    expect(await client.next('chatReceived')).toMatchObject({
      message: { id, send_receive: 'receive', content: 'Hello', delete_status: 0 },
    });
    expect(await client.next('unread')).toMatchObject({ service: 1 });
    await listWithService(ctx, buyer.id, { before: undefined, withPictures: true });
    expect(await client.next('unread')).toMatchObject({ service: 0 });
    await writeToService(ctx, buyer.id, { kind: 'text', content: 'From another window' });
    expect(await client.next('chatReceived')).toMatchObject({ message: { send_receive: 'send' } });
    await withdrawMessage(ctx, id);
    expect(await client.next('chatReceived')).toMatchObject({
      message: { id, content: '', delete_status: 1 },
    });
    client.socket.close();
  });

  it('deliver order states and balances', async () => {
    const buyer = await addBuyer(ctx);
    const { goodsId } = await addGoods(ctx, await addStore(ctx), { price: '20', taxRate: '0' });
    const client = await connectAs(server.port, buyer.token);
    const items = [{ goodsId, skuId: null, quantity: 1 }];
    const [order] = await submitOrders(ctx, { buyerId: buyer.id, lang: 'en', items });
    const orderId = order?.id ?? '';
    const moved = (status: number, returnStatus: number, logState: number) =>
      expect.objectContaining({ orderId, status, returnStatus, logState });
    expect(await client.next('orderChanged')).toEqual(moved(0, 0, 1));
    await payOrders(ctx, buyer.id, [orderId], FUND_PASSWORD);
    expect(await client.next('walletChanged')).toMatchObject({
      money: 4977,
      cause: 'order',
      reference: orderId,
    });
    expect(await client.next('orderChanged')).toEqual(moved(1, 0, 2));
    await requestRefund(ctx, buyer.id, orderId, { reason: 2 });
    expect(await client.next('orderChanged')).toEqual(moved(6, 1, 8));
    await approveRefund(ctx, orderId);
    expect(await client.next('orderChanged')).toEqual(moved(6, 2, 9));
    expect(await client.next('walletChanged')).toMatchObject({
      money: 5000,
      cause: 'refund',
      reference: orderId,
    });
    await expect(payOrders(ctx, buyer.id, [orderId], FUND_PASSWORD)).rejects.toThrow();
    await client.send({ type: 'ping', at: 2 });
    await client.next('pong');
    expect(client.received).toEqual([]);
    client.socket.close();
  });

  it('deliver the revision of a cart that changed', async () => {
    const buyer = await addBuyer(ctx);
    const { goodsId } = await addGoods(ctx, await addStore(ctx));
    const client = await connectAs(server.port, buyer.token);
    const line = { goodsId, skuId: null, quantity: 1, isLater: false };
    await putLines(ctx, buyer.id, [line]);
    expect(await client.next('cartChanged')).toMatchObject({ revision: 1 });
    // What changes nothing is not news.
    await putLines(ctx, buyer.id, [line]);
    await putLines(ctx, buyer.id, [{ ...line, quantity: 2 }]);
    expect(await client.next('cartChanged')).toMatchObject({ revision: 2 });
    client.socket.close();
  });

  it('deliver no events of another user', async () => {
    const [buyer, other] = [await addBuyer(ctx), await addBuyer(ctx)];
    const stranger = await connectAs(server.port, other.token);
    const own = await connectAs(server.port, buyer.token);
    const secret = await answerUser(ctx, buyer.id, { kind: 'text', content: 'Secret' });
    const { goodsId } = await addGoods(ctx, await addStore(ctx));
    const items = [{ goodsId, skuId: null, quantity: 1 }];
    const [order] = await submitOrders(ctx, { buyerId: buyer.id, lang: 'en', items });
    await own.next('chatReceived');
    await ctx.events?.publish({ kind: 'message', userId: other.id, messageId: secret.id });
    await ctx.events?.publish({ kind: 'order', userId: other.id, orderId: order?.id ?? '', step: 'placed' });
    expect(await stranger.next('unread')).toMatchObject({ service: 0 });
    await stranger.send({ type: 'ping', at: 1 });
    expect(await stranger.next('pong')).toEqual({ type: 'pong', at: 1 });
    expect(stranger.received).toEqual([]);
    own.socket.close();
    stranger.socket.close();
  });

  it('close without another message when the session ends', async () => {
    const buyer = await addBuyer(ctx);
    const client = await connectAs(server.port, buyer.token);
    await closeSession(ctx, buyer.token);
    await answerUser(ctx, buyer.id, { kind: 'text', content: 'Too late' });
    expect(await client.next('error')).toMatchObject({ code: '403' });
    expect(await client.closed).toBe(4403);
    expect(client.received).toEqual([]);
  });

  it.each([
    ['an unknown token', { type: 'hello', token: 'x'.repeat(43) }, 4403],
    ['another message before the hello', { type: 'other' }, 4403],
    ['text that is not JSON', 'hello', 4400],
    ['a list', '[]', 4400],
    ['a hello without a token', { type: 'hello' }, 4400],
    ['a malformed token', { type: 'hello', token: '__proto__ ' }, 4400],
  ])('refuse %s', async (_name, message, code) => {
    const client = connect(server.port);
    await client.send(message);
    expect(await client.next('error')).toMatchObject({ msg: expect.any(String) });
    expect(await client.closed).toBe(code);
  });

  it('refuse a second hello, and frames above 64 KiB', async () => {
    const buyer = await addBuyer(ctx);
    const twice = await connectAs(server.port, buyer.token);
    await twice.send({ type: 'hello', token: buyer.token });
    expect(await twice.closed).toBe(4400);
    const large = await connectAs(server.port, buyer.token);
    await large.send('x'.repeat(64 * 1024 + 1));
    expect(await large.closed).toBe(1009);
  });

  it('allow five per user, and another after one has closed', async () => {
    const buyer = await addBuyer(ctx);
    const clients = await Promise.all(Array.from({ length: 5 }, () => connectAs(server.port, buyer.token)));
    const sixth = connect(server.port);
    await sixth.send({ type: 'hello', token: buyer.token });
    expect(await sixth.closed).toBe(4429);
    clients[0]?.socket.close();
    await clients[0]?.closed;
    clients[0] = await connectAs(server.port, buyer.token);
    for (const { socket } of clients) socket.close();
  });

  it('accept pages of the same host and of listed origins only', async () => {
    const strict = await serve({ origins: ['https://mall.example'] });
    const outcome = (origin: string) => {
      const { socket, closed } = connect(strict.port, { origin });
      const opened = new Promise((resolve) => socket.once('open', () => resolve('open')));
      return Promise.race([opened, closed.then(() => 'closed')]);
    };
    expect(await outcome('http://127.0.0.1:3000')).toBe('open');
    expect(await outcome('https://mall.example')).toBe('open');
    expect(await outcome('https://evil.example')).toBe('closed');
    expect(await outcome('null')).toBe('closed');
    await strict.close();
  });

  it('close when the client is silent', async () => {
    const impatient = await serve({ timings: { helloMs: 30 } });
    expect(await connect(impatient.port).closed).toBe(4408);
    await impatient.close();
    const pinging = await serve({ timings: { pingMs: 100, silentMs: 1_000 } });
    const buyer = await addBuyer(ctx);
    const idle = await connectAs(pinging.port, buyer.token);
    expect(await idle.next('ping')).toMatchObject({ at: expect.any(Number) });
    expect(await idle.closed).toBe(4408);
    await pinging.close();
  });
});

describe.runIf(POSTGRES_URL)('Events of several servers on one PostgreSQL', () => {
  it('reach the listeners of each', async () => {
    const { url, drop } = await createPostgresDatabase(POSTGRES_URL ?? '');
    const [firstBus, secondBus] = [await openPostgresEvents(url), await openPostgresEvents(url)];
    const event = { kind: 'unread', userId: 'u_1' } as const;
    const received = Promise.all(
      [firstBus, secondBus].map((bus) => new Promise((resolve) => bus.listen(resolve))),
    );
    await firstBus.publish(event);
    expect(await received).toEqual([event, event]);
    await Promise.all([firstBus.close(), secondBus.close()]);
    await drop();
  });
});

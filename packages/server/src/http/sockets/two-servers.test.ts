import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  createTransport,
  orderLog,
  orderPay,
  orderReceipt,
  orderSubmit,
  type Transport,
} from '@openmall/sdk';
import { newOnlinechatList, newOnlinechatSend, userLogout } from '@openmall/sdk';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  startOperatorServer,
  type OperatorServer,
} from '../../test-support/servers/start-operator-server.ts';
import { createPostgresDatabase, POSTGRES_URL } from '../../test-support/database/databases.ts';
import { freePort } from '../../test-support/servers/free-port.ts';
import { prepareRaceScene, type RaceScene } from '../../test-support/races/race-scene.ts';
import { connectAs } from '../../test-support/servers/socket-client.ts';
import { FUND_PASSWORD, type Buyer } from '../../test-support/fixtures/test-context.ts';

describe.runIf(POSTGRES_URL)('The sockets of two servers on one PostgreSQL', () => {
  let scene: RaceScene;
  let first: OperatorServer;
  let second: OperatorServer;
  let remove: () => Promise<void>;
  beforeAll(async () => {
    const folder = await mkdtemp(join(tmpdir(), 'openmall-sockets-'));
    const { url, drop } = await createPostgresDatabase(POSTGRES_URL ?? '');
    remove = async () => void (await Promise.all([drop(), rm(folder, { recursive: true })]));
    const env = { DATABASE_URL: url, OPENMALL_DATA: folder };
    scene = await prepareRaceScene(env, 1);
    const start = async () => startOperatorServer({ ...env, WS_PORT: String(await freePort()) });
    [first, second] = [await start(), await start()];
  });
  afterAll(async () => {
    await Promise.all([first.stop(), second.stop()]);
    await remove();
  });

  const at = ({ url }: OperatorServer, { token }: Buyer): Transport =>
    createTransport({ baseUrl: url, getToken: () => token, getLang: () => 'en' });
  const listen = async (buyer: Buyer) => [
    await connectAs(first.socketPort, buyer.token),
    await connectAs(second.socketPort, buyer.token),
  ];
  type Listeners = Awaited<ReturnType<typeof listen>>;
  const nextOfEach = (listeners: Listeners, type: string) =>
    Promise.all(listeners.map((listener) => listener.next(type)));
  const remaining = async (listeners: Listeners) => {
    for (const listener of listeners) await listener.send({ type: 'ping', at: 3 });
    await nextOfEach(listeners, 'pong');
    return listeners.flatMap(({ received }) => received);
  };
  const buyerAt = (index: number): Buyer => scene.buyers[index] ?? expect.fail('There are eight buyers');

  it('deliver the events of both servers, to their user only', async () => {
    const buyer = buyerAt(0);
    const listeners = await listen(buyer);
    const strangers = await listen(buyerAt(5));
    const { orderList } = await orderSubmit(at(first, buyer), { orderInfo: `${scene.plainGoods},-1,1` });
    const orderId = orderList[0]?.orderId ?? '';
    const expectStep = async (status: number, step: keyof typeof orderLog) => {
      const message = { type: 'orderChanged', at: expect.any(Number) };
      const moved = { ...message, orderId, status, returnStatus: 0, logState: orderLog[step].state };
      expect(await nextOfEach(listeners, 'orderChanged')).toEqual([moved, moved]);
    };
    await expectStep(0, 'placed');
    await orderPay(at(second, buyer), { orderId, safeword: FUND_PASSWORD });
    await expectStep(1, 'paid');
    const spent = { money: 999_977, cause: 'order', reference: orderId };
    expect(await nextOfEach(listeners, 'walletChanged')).toMatchObject([spent, spent]);
    await first.perform('ship', orderId);
    await expectStep(3, 'shipped');
    await orderReceipt(at(second, buyer), { orderId });
    await expectStep(4, 'received');

    const [transfer] = scene.transfers[0] ?? expect.fail('There is a transfer');
    await second.perform('confirmRecharge', transfer.id, 'c'.repeat(64));
    const credited = { money: 1_000_002, cause: 'recharge', reference: transfer.id };
    expect(await nextOfEach(listeners, 'walletChanged')).toMatchObject([credited, credited]);
    expect(await remaining([...listeners, ...strangers])).toEqual([]);
    for (const { socket } of [...listeners, ...strangers]) socket.close();
  });

  it('deliver chats and counts, and close when the session ends on the other server', async () => {
    const buyer = buyerAt(1);
    const listeners = await listen(buyer);
    const strangers = await listen(buyerAt(6));
    await newOnlinechatSend(at(first, buyer), { type: 'text', content: 'Where is it?' });
    const question = { message: { send_receive: 'send', content: 'Where is it?' } };
    expect(await nextOfEach(listeners, 'chatReceived')).toMatchObject([question, question]);
    expect(await nextOfEach(listeners, 'unread')).toMatchObject([{ service: 0 }, { service: 0 }]);
    await second.perform('answer', buyer.id, 'On its way.');
    const reply = { message: { send_receive: 'receive', content: 'On its way.' } };
    expect(await nextOfEach(listeners, 'chatReceived')).toMatchObject([reply, reply]);
    expect(await nextOfEach(listeners, 'unread')).toMatchObject([{ service: 1 }, { service: 1 }]);
    await newOnlinechatList(at(first, buyer), {});
    expect(await nextOfEach(listeners, 'unread')).toMatchObject([{ service: 0 }, { service: 0 }]);

    await userLogout(at(second, buyer), {});
    await first.perform('answer', buyer.id, 'Too late.');
    expect(await Promise.all(listeners.map(({ closed }) => closed))).toEqual([4403, 4403]);
    const late = listeners.flatMap(({ received }) => received).filter(({ type }) => type !== 'error');
    expect([...late, ...(await remaining(strangers))]).toEqual([]);
    for (const { socket } of strangers) socket.close();
  });
});

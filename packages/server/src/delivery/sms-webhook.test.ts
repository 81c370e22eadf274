import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { OpenDatabase } from '../db/database.ts';
import { sendRegistrationCode } from '../domain/verification/send-code.ts';
import { deliverOutbox } from '../domain/verification/outbox.ts';
import { ONE_DATABASE } from '../test-support/database/databases.ts';
import { openTestContext, type TestContext } from '../test-support/fixtures/test-context.ts';
import { createCourier } from './courier.ts';
import { readSmsOptions } from './read-sms-options.ts';
import { createSmsWebhook } from './sms-webhook.ts';

const SECRET = 'a secret of the sms service';
const MINUTES_MS = 10 * 60_000;

interface Received {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** An SMS service that records requests and answers with the given statuses, or not at all. */
async function startReceiver() {
  const received: Received[] = [];
  const answers: (number | 'nothing')[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8');
    request.on('data', (chunk: string) => (body += chunk));
    request.on('end', () => {
      received.push({ headers: request.headers, body });
      const answer = answers.shift() ?? 202;
      if (answer !== 'nothing') response.writeHead(answer, { Location: '/elsewhere' }).end('thanks');
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // It listens on a port.
  const close = async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
  return { url: `http://127.0.0.1:${port}/send?key=of-the-receiver`, received, answers, close };
}

describe.each([ONE_DATABASE])('A text message on $name', ({ open }) => {
  let database: OpenDatabase;
  let ctx: TestContext;
  let receiver: Awaited<ReturnType<typeof startReceiver>>;
  let serial = 0;
  const log: string[] = [];
  beforeAll(async () => {
    database = await open();
  });
  beforeEach(async () => {
    ctx = openTestContext(database);
    receiver = await startReceiver();
    await ctx.db.deleteFrom('outbox').execute();
    const record = (...values: readonly unknown[]) => void log.push(values.map(String).join(' '));
    vi.spyOn(console, 'error').mockImplementation(record);
    vi.spyOn(console, 'warn').mockImplementation(record);
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    await receiver.close();
    expect(log.join('\n')).not.toMatch(/7700900|of-the-receiver|a secret|\b\d{6}\b/);
    log.length = 0;
  });
  afterAll(() => database.close());

  const courier = (timeoutMs = 5_000) =>
    createCourier({ sms: createSmsWebhook({ url: receiver.url, secret: SECRET, timeoutMs }) });
  const write = () => sendRegistrationCode(ctx, `44 7700900${String((serial += 1)).padStart(3, '0')}`, 'en');
  const outbox = () => ctx.db.selectFrom('outbox').select(['id', 'state', 'body', 'attempts']).execute();

  it('is sent once, signed, and its text is erased', async () => {
    await write();
    const [{ id } = { id: '' }] = await outbox();
    expect(await deliverOutbox(ctx, courier())).toBe(1);
    expect(await deliverOutbox(ctx, courier())).toBe(0);
    expect(receiver.received).toHaveLength(1);
    const [{ headers, body } = expect.fail('It arrived')] = receiver.received;
    expect(JSON.parse(body)).toEqual({
      id,
      to: expect.stringMatching(/^\+447700900\d{3}$/),
      text: expect.stringMatching(/^\d{6} is your code/),
    });
    const timestamp = String(headers['x-openmall-timestamp']);
    const expected = createHmac('sha256', SECRET).update(`${timestamp}.${body}`).digest('hex');
    expect(headers).toMatchObject({
      'content-type': 'application/json',
      'idempotency-key': id,
      'x-openmall-signature': expected,
    });
    expect(Math.abs(Date.now() / 1000 - Number(timestamp))).toBeLessThan(60);
    expect(await outbox()).toMatchObject([{ state: 'sent', body: null, attempts: 1 }]);
  });

  it('that is not accepted is retried later with the same id', async () => {
    receiver.answers.push(503, 302, 'nothing');
    await write();
    const [slowCourier, fastCourier] = [courier(), courier(1_000)];
    for (let attempt = 1; attempt <= 3; attempt += 1) {
      expect(await deliverOutbox(ctx, attempt === 3 ? fastCourier : slowCourier)).toBe(1);
      expect(await deliverOutbox(ctx, slowCourier)).toBe(0);
      expect(await outbox()).toMatchObject([{ state: 'waiting', attempts: attempt }]);
      ctx.clock.advance(MINUTES_MS);
    }
    expect(await deliverOutbox(ctx, slowCourier)).toBe(1);
    expect(await outbox()).toMatchObject([{ state: 'sent', body: null, attempts: 4 }]);
    expect(new Set(receiver.received.map(({ body }) => body)).size).toBe(1);
    expect(receiver.received).toHaveLength(4);
    const logged = log.join('\n');
    for (const reason of ['HTTP_503', 'TypeError', 'TIMEOUT']) expect(logged).toContain(reason);
  });

  it('is given up after five attempts if the service is unreachable', async () => {
    await write();
    await receiver.close();
    const offline = courier();
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      expect(await deliverOutbox(ctx, offline)).toBe(1);
      ctx.clock.advance(MINUTES_MS);
    }
    expect(await deliverOutbox(ctx, offline)).toBe(0);
    expect(await outbox()).toMatchObject([{ state: 'failed', attempts: 5 }]);
    expect(log.join('\n')).toContain('ECONNREFUSED');
    receiver = await startReceiver();
  });
});

describe('The SMS settings', () => {
  const complete = { SMS_URL: 'https://sms.mall.example/send', SMS_SECRET: SECRET };
  it('are set together or not at all', () => {
    expect(readSmsOptions({})).toBeUndefined();
    expect(readSmsOptions(complete)).toEqual({ url: complete.SMS_URL, secret: SECRET });
    expect(() => readSmsOptions({ ...complete, SMS_SECRET: '' })).toThrow('SMS_SECRET');
    expect(() => readSmsOptions({ ...complete, SMS_URL: '' })).toThrow('SMS_URL');
  });
  it.each([
    ['SMS_URL', 'sms.mall.example'],
    ['SMS_URL', 'file:///etc/passwd'],
    ['SMS_SECRET', 'too short'],
  ])('reject %s=%s without repeating the value', (name, value) => {
    const read = () => readSmsOptions({ ...complete, [name]: value });
    expect(read).toThrow(name);
    expect(read).not.toThrow(value);
  });
});

import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { OpenDatabase } from '../db/open-database.ts';
import { sendRegistrationCode } from '../domain/verification/send-code.ts';
import { deliverOutbox } from '../domain/verification/outbox.ts';
import { DATABASES } from '../test-support/database/databases.ts';
import { openTestContext, type TestContext } from '../test-support/fixtures/test-context.ts';
import { createCourier } from './courier.ts';
import { readSmsOptions } from './read-sms-options.ts';
import { createSmsWebhook } from './sms-webhook.ts';

const SECRET = 'a secret of both sides';
const MINUTES_MS = 10 * 60_000;

interface Received {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** Somebody who sends text messages: keeps what arrives and answers as it is told, or not at all. */
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

describe.each(DATABASES)('A text message on $name', ({ open }) => {
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
    const told = (...what: readonly unknown[]) => void log.push(what.map(String).join(' '));
    vi.spyOn(console, 'error').mockImplementation(told);
    vi.spyOn(console, 'warn').mockImplementation(told);
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
  const write = () => sendRegistrationCode(ctx, `44 7700900${String((serial += 1)).padStart(3, '0')}`);
  const outbox = () => ctx.db.selectFrom('outbox').select(['id', 'state', 'body', 'attempts']).execute();

  it('is handed over once, signed, and its text is erased', async () => {
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

  it('that is not taken is tried again later, under the same number', async () => {
    receiver.answers.push(503, 302, 'nothing');
    await write();
    const [patient, hasty] = [courier(), courier(1_000)];
    for (let attempt = 1; attempt <= 3; attempt += 1) {
      expect(await deliverOutbox(ctx, attempt === 3 ? hasty : patient)).toBe(1);
      expect(await deliverOutbox(ctx, patient)).toBe(0);
      expect(await outbox()).toMatchObject([{ state: 'waiting', attempts: attempt }]);
      ctx.clock.advance(MINUTES_MS);
    }
    expect(await deliverOutbox(ctx, patient)).toBe(1);
    expect(await outbox()).toMatchObject([{ state: 'sent', body: null, attempts: 4 }]);
    expect(new Set(receiver.received.map(({ body }) => body)).size).toBe(1);
    expect(receiver.received).toHaveLength(4);
    const told = log.join('\n');
    for (const why of ['HTTP_503', 'TypeError', 'TIMEOUT']) expect(told).toContain(why);
  });

  it('is given up after five times where nobody listens', async () => {
    await write();
    await receiver.close();
    const nobody = courier();
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      expect(await deliverOutbox(ctx, nobody)).toBe(1);
      ctx.clock.advance(MINUTES_MS);
    }
    expect(await deliverOutbox(ctx, nobody)).toBe(0);
    expect(await outbox()).toMatchObject([{ state: 'failed', attempts: 5 }]);
    expect(log.join('\n')).toContain('ECONNREFUSED');
    receiver = await startReceiver();
  });
});

describe('The settings of text messages', () => {
  const whole = { SMS_URL: 'https://sms.mall.example/send', SMS_SECRET: SECRET };
  it('are both there, or none', () => {
    expect(readSmsOptions({})).toBeUndefined();
    expect(readSmsOptions(whole)).toEqual({ url: whole.SMS_URL, secret: SECRET });
    expect(() => readSmsOptions({ ...whole, SMS_SECRET: '' })).toThrow('SMS_SECRET');
    expect(() => readSmsOptions({ ...whole, SMS_URL: '' })).toThrow('SMS_URL');
  });
  it.each([
    ['SMS_URL', 'sms.mall.example'],
    ['SMS_URL', 'file:///etc/passwd'],
    ['SMS_SECRET', 'too short'],
  ])('are refused as %s=%s, without repeating it', (name, value) => {
    const read = () => readSmsOptions({ ...whole, [name]: value });
    expect(read).toThrow(name);
    expect(read).not.toThrow(value);
  });
});

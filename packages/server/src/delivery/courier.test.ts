import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { OpenDatabase } from '../db/database.ts';
import { transact } from '../db/transact.ts';
import { deliverOutbox, queueMessage } from '../domain/verification/outbox.ts';
import { sweepVerification } from '../domain/verification/sweep-verification.ts';
import { toTarget } from '../domain/verification/target.ts';
import { ONE_DATABASE } from '../test-support/database/databases.ts';
import { openTestContext, type TestContext } from '../test-support/fixtures/test-context.ts';
import { createCourier } from './courier.ts';
import { createSmtpMailer } from './smtp-mailer.ts';

const TEXTS = { subject: 'Your verification code', body: '482915 is your code.' };
const AMELIA = toTarget('Amelia@example.com');

/** A minimal mail server. */
async function startMailServer(mails: string[]): Promise<Server> {
  const server = createServer((socket) => {
    let mail: string | undefined;
    const answer = (line: string): string | undefined => {
      if (mail !== undefined) {
        if (line !== '.') {
          mail += `${line}\n`;
          return undefined;
        }
        mails.push(mail);
        mail = undefined;
        return '250 taken';
      }
      if (line !== 'DATA') return line === 'QUIT' ? '221 bye' : '250 well';
      mail = '';
      return '354 go on';
    };
    let buffered = '';
    socket.write('220 mail.test\r\n');
    socket.on('error', () => socket.destroy());
    socket.on('data', (chunk) => {
      const lines = (buffered + chunk.toString()).split('\r\n');
      buffered = lines.pop() ?? '';
      for (const line of lines) {
        const reply = answer(line);
        if (reply !== undefined) socket.write(`${reply}\r\n`);
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

describe.each([ONE_DATABASE])('A message on $name', ({ open }) => {
  let database: OpenDatabase;
  let ctx: TestContext;
  beforeAll(async () => {
    database = await open();
  });
  beforeEach(async () => {
    ctx = openTestContext(database);
    await ctx.db.deleteFrom('outbox').execute();
  });
  afterAll(() => database.close());

  const write = () => transact(ctx.db, (tx) => queueMessage(tx, ctx, AMELIA, TEXTS));
  const outbox = () => ctx.db.selectFrom('outbox').select(['state', 'body', 'attempts']).execute();

  it('goes out by SMTP, once, and its text is erased', async () => {
    const mails: string[] = [];
    const server = await startMailServer(mails);
    const mailer = createSmtpMailer({ url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}` });
    const courier = createCourier({ mailer });
    await write();
    const delivered = await Promise.all([deliverOutbox(ctx, courier), deliverOutbox(ctx, courier)]);
    expect(delivered.sort()).toEqual([0, 1]);
    mailer.close();
    await new Promise((resolve) => server.close(resolve));
    expect(mails).toHaveLength(1);
    expect(mails[0]).toContain('To: amelia@example.com');
    expect(mails[0]).toContain('482915 is your code.');
    expect(mails[0]).not.toContain('List-Unsubscribe');
    expect(await outbox()).toEqual([{ state: 'sent', body: null, attempts: 1 }]);
  });

  it('carries its HTML, and the address that unsubscribes by one click', async () => {
    const mails: string[] = [];
    const server = await startMailServer(mails);
    const mailer = createSmtpMailer({ url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}` });
    const unsubscribe = 'https://mall.example/api/subscribe!unsubscribe?link=abc';
    const words = { ...TEXTS, html: '<p lang="en">Hello</p>', unsubscribe };
    await transact(ctx.db, (tx) => queueMessage(tx, ctx, AMELIA, words));
    await deliverOutbox(ctx, createCourier({ mailer }));
    mailer.close();
    await new Promise((resolve) => server.close(resolve));
    expect(mails[0]).toContain('<p lang="en">Hello</p>');
    expect(mails[0]?.replaceAll(/\r?\n\s+/g, ' ')).toContain(`List-Unsubscribe: <${unsubscribe}>`);
    expect(mails[0]).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  });

  it('stays in the outbox without a mail server, and the log shows neither code nor address', async () => {
    const lines: string[] = [];
    const courier = createCourier({ log: (line) => lines.push(line) });
    await write();
    expect(await deliverOutbox(ctx, courier)).toBe(1);
    expect(await outbox()).toEqual([{ state: 'kept', body: TEXTS.body, attempts: 1 }]);
    expect(lines.join('\n')).toContain('ame***');
    expect(lines.join('\n')).not.toMatch(/482915|amelia@example/);
    ctx.clock.advance(25 * 3_600_000);
    await sweepVerification(ctx);
    expect(await outbox()).toMatchObject([{ state: 'kept', body: null }]);
  });

  it('is written to a folder in the demo, readable only by the owner of the process', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'openmall-outbox-'));
    const lines: string[] = [];
    await write();
    await deliverOutbox(ctx, createCourier({ demoFolder: folder, log: (line) => lines.push(line) }));
    const file = lines[0]?.split(' is in ')[1] ?? '';
    expect(await readFile(file, 'utf8')).toContain('482915');
    expect((await stat(file)).mode & 0o077).toBe(0);
    await rm(folder, { recursive: true });
  });

  it('that fails is retried with growing delays, and given up after five attempts', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const courier = createCourier({
      mailer: { send: () => Promise.reject(new Error('550 amelia@example.com')) },
    });
    await write();
    expect(await deliverOutbox(ctx, courier)).toBe(1);
    expect(await deliverOutbox(ctx, courier)).toBe(0);
    for (let attempt = 2; attempt <= 5; attempt += 1) {
      ctx.clock.advance(600_000);
      expect(await deliverOutbox(ctx, courier)).toBe(1);
    }
    ctx.clock.advance(24 * 3_600_000);
    expect(await deliverOutbox(ctx, courier)).toBe(0);
    expect(await outbox()).toMatchObject([{ state: 'failed', attempts: 5 }]);
    expect(JSON.stringify(logged.mock.calls)).not.toMatch(/482915|amelia/);
    logged.mockRestore();
  });

  it('claimed by a process that died is claimed again', async () => {
    await write();
    await ctx.db
      .updateTable('outbox')
      .set({ state: 'sending', due_at: new Date('2026-03-14T01:28:53Z') })
      .execute();
    const courier = createCourier({ mailer: { send: () => Promise.resolve() } });
    expect(await deliverOutbox(ctx, courier)).toBe(0);
    ctx.clock.advance(120_000);
    expect(await deliverOutbox(ctx, courier)).toBe(1);
  });
});

import type { Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../db/database.ts';
import { ONE_DATABASE } from '../../test-support/database/databases.ts';
import { openTestContext } from '../../test-support/fixtures/test-context.ts';
import { createApp } from '../app/create-app.ts';
import { listen } from '../listening/listen.ts';
import type { LogEntry } from '../app/request-log.ts';

const SLOW_CLIENTS = 100;
const LEAVING_CLIENTS = 200;
const IDLE_CLIENTS = 400;
const MAX_IDLE_BYTES = 100 * 1024 * 1024;
const CALL = '/api/category!tree?lang=en';

/** Requests that proxies and servers could read differently. */
const AMBIGUOUS: readonly (readonly [name: string, lines: readonly string[]])[] = [
  ['two Host headers', ['Host: mall.test', 'Host: evil.test']],
  [
    'a length and chunks',
    ['Host: mall.test', 'Content-Length: 4', 'Transfer-Encoding: chunked', '', '0', '', ''],
  ],
  ['two lengths', ['Host: mall.test', 'Content-Length: 4', 'Content-Length: 5', '', 'abcd']],
  ['a folded header', ['Host: mall.test', 'X-One: a', ' b']],
  ['a blank before a colon', ['Host: mall.test', 'Content-Length : 4', '', 'abcd']],
  ['no Host header', []],
];

describe('A server that clients connect to without a browser', () => {
  let database: OpenDatabase;
  let server: Server;
  let port: number;
  let sockets: Socket[] = [];
  let logged: LogEntry[] = [];
  beforeAll(async () => {
    database = await ONE_DATABASE.open();
    const app = createApp({ ctx: openTestContext(database), log: (entry) => logged.push(entry) });
    server = await listen(app, { port: 0, host: '127.0.0.1' });
    ({ port } = server.address() as AddressInfo); // It listens on a port.
  });
  afterAll(async () => {
    for (const socket of sockets) socket.destroy();
    server.closeAllConnections();
    server.close();
    await database.close();
  });

  const open = (): Socket => {
    const socket = connect(port, '127.0.0.1').on('error', () => {});
    sockets = [...sockets, socket];
    return socket;
  };
  /** Sends bytes and returns everything until the server closes the connection. */
  const exchange = (text: string) =>
    new Promise<string>((resolve) => {
      let answer = '';
      open()
        .on('data', (chunk) => (answer += chunk.toString('latin1')))
        .on('close', () => resolve(answer))
        .write(text);
    });
  const browse = async () => {
    const start = performance.now();
    const response = await fetch(`http://127.0.0.1:${port}${CALL}`);
    return {
      ok: response.ok && (await response.text()).includes('"code":"0"'),
      ms: performance.now() - start,
    };
  };
  const countConnections = () =>
    new Promise<number>((resolve) => server.getConnections((_error, count) => resolve(count)));

  it.each(AMBIGUOUS)('refuses a request with %s', async (_name, lines) => {
    const answer = await exchange(
      ['POST /api/category!tree?lang=en HTTP/1.1', ...lines, '', ''].join('\r\n'),
    );
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).toMatch(/Connection: close/i);
  });

  it('refuses an address of a megabyte before it reads the call', async () => {
    const keyword = 'x'.repeat(1024 * 1024);
    const answer = await exchange(`GET ${CALL}&keyword=${keyword} HTTP/1.1\r\nHost: mall.test\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 431 /);
    expect((await browse()).ok).toBe(true);
  });

  it('closes what clients leave in the middle of a call, and goes on', async () => {
    logged = [];
    for (let round = 0; round < LEAVING_CLIENTS; round += 1) {
      const socket = open();
      const isUpload = round % 2 === 0;
      const head = `${isUpload ? 'POST /api/uploadimg!execute' : `GET ${CALL}`} HTTP/1.1\r\nHost: mall.test\r\n`;
      socket.write(
        isUpload
          ? `${head}Content-Type: multipart/form-data; boundary=x\r\nContent-Length: 100000\r\n\r\n--x\r\n`
          : `${head}\r\n`,
        () => socket.destroy(),
      );
    }
    while ((await countConnections()) > 0) await sleep(20);
    expect((await browse()).ok).toBe(true);
    // A refusal is a line without a stack, and no failure of the server.
    const uploads = logged.filter(({ path }) => path === '/api/uploadimg!execute');
    expect(uploads.length).toBeGreaterThan(LEAVING_CLIENTS / 4);
    expect(uploads.filter(({ key, error }) => key !== 'parameterError' || error !== undefined)).toEqual([]);
  });

  it('serves everyone else while hundreds of connections are idle, and closes those in time', async () => {
    const used = () => process.memoryUsage().heapUsed + process.memoryUsage().external;
    expect((await browse()).ok).toBe(true);
    const before = used();
    const idle = Array.from({ length: IDLE_CLIENTS }, () => open().resume());
    const closed = Promise.all(idle.map((socket) => new Promise((resolve) => socket.on('close', resolve))));
    // Some have sent a call before, as a browser does.
    for (const socket of idle.slice(0, 20)) socket.write(`GET ${CALL} HTTP/1.1\r\nHost: mall.test\r\n\r\n`);
    while ((await countConnections()) < IDLE_CLIENTS) await sleep(20);
    for (let visit = 0; visit < 10; visit += 1) expect((await browse()).ok).toBe(true);
    expect(used() - before).toBeLessThan(MAX_IDLE_BYTES);
    await closed;
  });

  it('serves everyone else while clients send a byte at a time, and closes those in time', async () => {
    const slow = Array.from({ length: SLOW_CLIENTS }, open);
    const closed = Promise.all(slow.map((socket) => new Promise((resolve) => socket.on('close', resolve))));
    for (const socket of slow) socket.write(`GET ${CALL} HTTP/1.1\r\nHost: mall.test\r\nX-Slow: `);
    const dripping = setInterval(() => slow.forEach((socket) => socket.write('x')), 500);
    try {
      const visits = [];
      for (let visit = 0; visit < 20; visit += 1) visits.push(await browse());
      expect(visits.every(({ ok }) => ok)).toBe(true);
      expect(Math.max(...visits.map(({ ms }) => ms))).toBeLessThan(3_000);
      await closed;
    } finally {
      clearInterval(dripping);
    }
  }, 30_000);
});

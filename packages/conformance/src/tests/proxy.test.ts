import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Report } from '../report/report-model.ts';
import { isReachable } from '../proxy/order-moves.ts';
import { operationAt } from '../proxy/live-exchange.ts';
import { command } from './run-command.ts';

it('knows which order states follow which', () => {
  expect([isReachable(0, 3), isReachable(1, 2), isReachable(2, 2)]).toEqual([true, true, true]);
  expect([isReachable(4, 3), isReachable(-1, 1), isReachable(5, 0)]).toEqual([false, false, false]);
});

it('finds the operation of a path, also with %21 and a suffix', () => {
  expect(operationAt('/api/order%21pay?orderId=1', 'POST')?.id).toBe('orderPay');
  expect(operationAt('/api/order!pay.action', 'POST', '.action')?.id).toBe('orderPay');
  expect(operationAt('/logo.png', 'GET')).toBeUndefined();
});

describe('Live traffic through the proxy', () => {
  let backend: Server;
  let folder: string;
  let status = 4;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'openmall-proxy-'));
    backend = createServer((request, response) => {
      const order = { orderInfo: { id: 'or_1234567', status } };
      const body = request.url?.startsWith('/api/order!info')
        ? { code: '0', msg: null, data: order }
        : { hello: true };
      response
        .writeHead(200, { 'content-type': 'application/json', 'x-own': 'kept' })
        .end(JSON.stringify(body));
    });
    await new Promise<void>((listening) => backend.listen(0, '127.0.0.1', listening));
  });
  afterAll(async () => {
    backend.close();
    await rm(folder, { recursive: true });
  });

  it('passes unchanged, and is reported without the secrets of testers', async () => {
    const { port } = backend.address() as AddressInfo;
    const file = join(folder, 'live.json');
    const args = ['proxy', '--target', `http://127.0.0.1:${port}`, '--report', 'json', file];
    const child: ChildProcess = spawn(process.execPath, [command, ...args]);
    let out = '';
    const address = await new Promise<string>((found) =>
      child.stdout?.setEncoding('utf8').on('data', (text: string) => {
        out += text;
        const [url] = /http:\/\/127\.0\.0\.1:\d+(?=, which)/.exec(out) ?? [];
        if (url) found(url);
      }),
    );
    const read = () =>
      fetch(`${address}/api/order!info?orderId=or_1234567&token=tok_secret_1`, { method: 'POST' });
    const first = await read();
    expect(first.headers.get('x-own')).toBe('kept');
    expect(await first.json()).toMatchObject({ data: { orderInfo: { status: 4 } } });
    status = 3;
    await read();
    expect(await (await fetch(`${address}/else`)).json()).toEqual({ hello: true });
    child.kill('SIGINT');
    const exit = await new Promise((done) => child.once('close', done));
    expect(exit).toBe(1);
    expect(out).toContain('shows order or_1234567 in state 3 (Shipped) after 4 (Received)');
    const report = JSON.parse(await readFile(file, 'utf8')) as Report;
    expect(report.faults.map(({ check }) => check)).toEqual(
      expect.arrayContaining(['env.data', 'live.order-states']),
    );
    expect(report.operations.map(({ id }) => id)).toEqual(['orderInfo']);
    expect(JSON.stringify(report)).not.toContain('tok_secret_1');
    expect(JSON.stringify(report)).toContain('$TOKEN');
  });
});

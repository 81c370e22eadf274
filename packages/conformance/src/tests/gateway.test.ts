import { spawnSync } from 'node:child_process';
import { createServer, request as forward, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { judge } from '../runner/judge.ts';
import { buildReport } from '../report/build-report.ts';
import { startNonconformingServer } from './nonconforming-server.ts';
import { run } from './run-command.ts';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

async function start(
  handle: Handler,
  onConnect?: (request: IncomingMessage, socket: Duplex) => void,
): Promise<{ baseUrl: string; stop: () => Promise<void> }> {
  const server = createServer(handle);
  if (onConnect) server.on('connect', onConnect);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}`,
    stop: () => new Promise((done) => void (server.closeAllConnections(), server.close(() => done()))),
  };
}

describe('Behind a gateway', () => {
  let server: Awaited<ReturnType<typeof startNonconformingServer>>;
  beforeAll(async () => {
    server = await startNonconformingServer({ '/api/category!tree': '{"code":"0","msg":null,"data":[]}' });
  });
  afterAll(() => server.stop());

  const only = ['--only', 'pos.works,categoryTree', '--quick'];

  it('sends the headers that the gateway requires, and shows their names only', async () => {
    const gate = await start((incoming, response) => {
      const isOpen = incoming.headers['x-key'] === 'open-sesame' && incoming.headers.cookie === 'gate=1';
      response.writeHead(isOpen ? 200 : 401, { 'content-type': 'application/json' });
      response.end(isOpen ? '{"code":"1","msg":"No.","data":null}' : '{}');
    });
    expect((await run('--base-url', gate.baseUrl, ...only)).err).toContain(
      'does not look like an openmall backend',
    );
    const { out } = await run(
      '--base-url',
      gate.baseUrl,
      ...only,
      '--header',
      'X-Key: open-sesame',
      '--cookie',
      'gate=1',
    );
    await gate.stop();
    expect(out).toContain("-H 'x-key: '\"$HEADER_X_KEY\"''");
    expect(out).toContain("--header 'x-key: …'");
    expect(out).not.toContain('open-sesame');
  });

  it('sends every call through a proxy', async () => {
    const seen: string[] = [];
    const target = new URL(server.baseUrl);
    const proxy = await start(
      (incoming, response) => {
        seen.push(incoming.url ?? '');
        const { method, headers } = incoming;
        const outgoing = forward(incoming.url ?? '', { method, headers }, (answer) => {
          response.writeHead(answer.statusCode ?? 0, answer.headers);
          answer.pipe(response);
        });
        incoming.pipe(outgoing);
      },
      (tunnel, socket) => {
        seen.push(`tunnel to ${tunnel.url ?? ''}`);
        const backend = connect(Number(target.port), target.hostname, () => {
          socket.write('HTTP/1.1 200 Connection established\r\n\r\n');
          backend.pipe(socket).pipe(backend);
        });
        for (const end of [socket, backend]) end.on('error', () => end.destroy());
      },
    );
    const { exit } = await run('--base-url', server.baseUrl, ...only, '--proxy', proxy.baseUrl);
    await proxy.stop();
    expect(exit).toBe(0);
    // Releases of Node.js differ in whether they tunnel plain HTTP.
    expect(seen.length).toBeGreaterThan(0);
    for (const url of seen) expect(url).toContain(target.host);
  });

  it('warns loudly if certificates are not checked', async () => {
    const { err } = await run('--base-url', server.baseUrl, ...only, '--insecure');
    expect(err).toContain('WARNING: --insecure');
  });

  it('suggests the address without /api', async () => {
    const { exit, err } = await run('--base-url', `${server.baseUrl}/api`, ...only);
    expect(exit).toBe(2);
    expect(err).toContain(`leave it out of the address, ${server.baseUrl}.`);
  });

  it('waits once for an operation that never answers', async () => {
    let hanging = 0;
    const fetch: typeof globalThis.fetch = (input, init) => {
      if (!String(input).includes('sellerGoods!list'))
        return Promise.resolve(
          Response.json({ code: '0', msg: null, data: { token: 'a-token', pageList: [{ id: 'a-1' }] } }),
        );
      hanging += 1;
      return new Promise((_, reject) =>
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error)),
      );
    };
    const run = {
      baseUrl: 'http://127.0.0.1',
      seed: 1,
      quick: true,
      timeoutMs: 200,
      only: ['sellerGoodsList', 'orderSubmit'],
      fetch,
    };
    const report = buildReport(await judge(run));
    expect(hanging).toBe(1);
    const [fault, ...others] = report.faults.filter(({ operation }) => operation === 'sellerGoodsList');
    expect(fault).toMatchObject({ check: 'env.answered' });
    expect(others).toEqual([]);
    const order = report.inconclusive.find(({ operations }) => operations.includes('orderSubmit'));
    expect(order?.explainedBy).toEqual({ check: 'env.answered', operation: 'sellerGoodsList' });
  });
});

it('says in one sentence that Node.js is too old', () => {
  const main = new URL('../cli/main.ts', import.meta.url);
  const old = `Object.defineProperty(process.versions, 'node', { value: '20.20.2' }); await import(${JSON.stringify(main.href)});`;
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', old], {
    encoding: 'utf8',
  });
  expect(stderr).toBe('openmall-conformance needs Node.js 22 or newer, and this is 20.20.2.\n');
  expect(status).toBe(2);
});

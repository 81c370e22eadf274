/** A small server that answers a few operations and violates the contract in many ways. */
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

const goods = [
  { id: '1', name: 'Blue cup', price: '4.50' },
  { id: '2', name: 'Red cup', price: 5 },
];

interface Answer {
  readonly status: number;
  readonly body: string;
}

function answerTo({ url = '/' }: IncomingMessage): Answer {
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  if (pathname === '/api/sellerGoods!list')
    return { status: 200, body: JSON.stringify({ code: 0, data: { pageList: goods } }) };
  if (pathname === '/api/sellerGoods!info') {
    const found = goods.find(({ id }) => id === searchParams.get('sellerGoodsId'));
    return found
      ? { status: 200, body: JSON.stringify({ code: 0, data: found }) }
      : { status: 404, body: JSON.stringify({ code: 404, msg: 'not found' }) };
  }
  if (pathname === '/api/wallet!getUsdt')
    return { status: 200, body: JSON.stringify({ code: 0, msg: 'ok', data: { money: 10 } }) };
  if (pathname === '/api/index!home') return { status: 200, body: '<h1>Hello</h1>' };
  return { status: 404, body: 'Cannot find it' };
}

/** `instead` replaces the answers of some paths, `always` those of all others; `missing` paths get HTTP 404. */
export async function startNonconformingServer(
  instead: Readonly<Record<string, string>> = {},
  always?: string,
  missing: readonly string[] = [],
): Promise<{ baseUrl: string; stop: () => Promise<void> }> {
  const server = createServer((request, response) => {
    request.resume();
    const path = (request.url ?? '').split('?')[0] ?? '';
    const other = instead[path] ?? always;
    const { status, body } =
      other === undefined ? answerTo(request) : { status: missing.includes(path) ? 404 : 200, body: other };
    response
      .writeHead(status, { 'content-type': body.startsWith('{') ? 'application/json' : 'text/html' })
      .end(body);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}`,
    stop: () => new Promise((done) => server.close(() => done())),
  };
}

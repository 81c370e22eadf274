/** A proxy of the reference server that fails some calls of the control contract. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface FailingControl {
  readonly baseUrl: string;
  stop(): Promise<void>;
}

/** Paths that match `fails` are not forwarded: they get HTTP 500 or no response. */
export async function startFailingControl(
  baseUrl: string,
  fails: RegExp,
  how: 'server error' | 'no answer',
): Promise<FailingControl> {
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    if (fails.test(path) && how === 'no answer') return void request.socket.destroy();
    if (fails.test(path)) return void response.writeHead(500).end('out of order');
    void (async () => {
      const body = await Array.fromAsync(request);
      const headers = Object.entries(request.headers).filter(([name]) => !/^(host|connection)$/.test(name));
      const answer = await fetch(new URL(path, baseUrl), {
        method: request.method ?? 'GET',
        headers: headers.map(([name, value]): [string, string] => [name, String(value)]),
        ...(body.length > 0 && { body: Buffer.concat(body as Buffer[]) }),
      });
      response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' });
      response.end(Buffer.from(await answer.arrayBuffer()));
    })();
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}`,
    stop: () => new Promise((done) => server.close(() => done())),
  };
}

/** Serves a function from request to response on a port. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';

const MAX_BYTES = 12 * 1024 * 1024;

export interface ListenOptions {
  readonly host: string;
  readonly port: number;
  /** Maximum body size. Larger bodies are rejected with 413. */
  readonly maxBytes?: number;
}

async function bodyOf(request: IncomingMessage, maxBytes: number): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxBytes) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function requestOf({ method = 'GET', url = '/', headers }: IncomingMessage, body: Buffer): Request {
  const list = Object.entries(headers).flatMap(([name, value]) =>
    [value ?? []].flat().map((item) => [name, item]),
  );
  const carriesBody = method !== 'GET' && method !== 'HEAD' && body.length > 0;
  // A path that starts with two slashes must not be read as a host.
  return new Request(`http://mock.invalid${url.startsWith('/') ? url : `/${url}`}`, {
    method,
    headers: list as [string, string][],
    body: carriesBody ? new Uint8Array(body) : null,
  });
}

async function reply(answer: Response, response: ServerResponse): Promise<void> {
  if (answer.type === 'error') {
    response.destroy();
    return;
  }
  response.writeHead(answer.status, Object.fromEntries(answer.headers));
  response.end(Buffer.from(await answer.arrayBuffer()));
}

/**
 * Starts a server.
 * @throws Error with the code EADDRINUSE if the port is taken.
 */
export async function serve(
  answer: (request: Request) => Promise<Response>,
  { host, port, maxBytes = MAX_BYTES }: ListenOptions,
): Promise<Server> {
  const server = createServer((request, response) => {
    void (async () => {
      const body = await bodyOf(request, maxBytes);
      if (body === undefined) return response.writeHead(413, { Connection: 'close' }).end();
      return reply(await answer(requestOf(request, body)), response);
    })().catch((error: unknown) => {
      console.error(error);
      response.destroy();
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return server;
}

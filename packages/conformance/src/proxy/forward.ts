/** A server that passes every call on and shows it to a listener. */
import { Buffer } from 'node:buffer';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { LiveCall } from './live-exchange.ts';

/** Headers of one connection, and those that no longer fit once `fetch` has unpacked a body. */
const NOT_PASSED =
  /^(connection|keep-alive|host|transfer-encoding|upgrade|content-length|content-encoding|expect)$/;

const pairsOf = (headers: IncomingMessage['headers']): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined || NOT_PASSED.test(name) ? [] : [[name, [value].flat().join(', ')] as const],
    ),
  );

async function forward(
  target: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<LiveCall> {
  const body = Buffer.concat((await Array.fromAsync(request)) as Buffer[]);
  const { method = 'GET', url: path = '/' } = request;
  const url = target.replace(/\/+$/, '') + path;
  const headers = pairsOf(request.headers);
  const at = performance.now();
  const common = { method, path, url, headers, body, at };
  try {
    const answer = await fetch(url, {
      method,
      headers,
      redirect: 'manual',
      ...(body.length > 0 && { body }),
    });
    const bytes = Buffer.from(await answer.arrayBuffer());
    const ms = performance.now() - at;
    const passed = [...answer.headers].filter(([name]) => !NOT_PASSED.test(name) && name !== 'set-cookie');
    const cookies = answer.headers.getSetCookie();
    response.writeHead(answer.status, {
      ...Object.fromEntries(passed),
      ...(cookies.length > 0 && { 'set-cookie': cookies }),
    });
    response.end(bytes);
    return {
      ...common,
      status: answer.status,
      responseHeaders: answer.headers,
      text: bytes.toString('utf8'),
      ms,
    };
  } catch (error) {
    const cause = error instanceof Error ? (error.cause ?? error) : error;
    const networkError = cause instanceof Error ? cause.message : String(cause);
    response
      .writeHead(502, { 'content-type': 'text/plain' })
      .end(`The backend did not answer: ${networkError}\n`);
    const none = { status: 0, responseHeaders: new Headers(), text: '', networkError };
    return { ...common, ...none, ms: performance.now() - at };
  }
}

/** The server listens on this machine only. */
export function startForwarding(
  target: string,
  port: number,
  onCall: (call: LiveCall) => void,
): Promise<Server> {
  const server = createServer((request, response) => void forward(target, request, response).then(onCall));
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve(server));
  });
}

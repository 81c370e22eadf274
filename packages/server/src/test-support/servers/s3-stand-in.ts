/** A minimal S3 server: one bucket, signed requests only. */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { refusalOf, type Keys } from './sigv4.ts';

export const BUCKET = 'mall-pictures';

export type S3Behavior = 'well' | 'overloaded once' | 'silent' | 'breaks off' | 'without its bucket';

export interface S3StandIn {
  readonly endpoint: string;
  /** The objects of the bucket, by key. */
  readonly objects: ReadonlyMap<string, Buffer>;
  /** Error codes of rejected requests. */
  readonly refusals: readonly string[];
  readonly setBehavior: (mood: S3Behavior) => void;
  readonly close: () => Promise<void>;
}

const fault = (response: ServerResponse, status: number, code: string): void =>
  void response
    .writeHead(status, { 'Content-Type': 'application/xml' })
    .end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>No.</Message></Error>`);

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer); // A request without an encoding yields buffers.
  return Buffer.concat(chunks);
}

interface Stored {
  readonly objects: Map<string, Buffer>;
  mood: S3Behavior;
}
interface ObjectRequest {
  readonly method: string | undefined;
  readonly key: string;
  readonly body: Buffer;
}

function handleObject(
  { objects, mood }: Stored,
  { method, key, body }: ObjectRequest,
  response: ServerResponse,
): void {
  const found = objects.get(key);
  if (method === 'PUT') {
    objects.set(key, body);
    response.writeHead(200).end();
  } else if (method === 'DELETE') {
    objects.delete(key);
    response.writeHead(204).end();
  } else if (!found) {
    fault(response, 404, 'NoSuchKey');
  } else if (mood === 'breaks off') {
    response.writeHead(200, { 'Content-Length': found.length }).write(found.subarray(0, 10));
    response.destroy();
  } else {
    response.writeHead(200, { 'Content-Length': found.length }).end(found);
  }
}

/** Answers a request with a valid signature. */
function answer(stored: Stored, request: IncomingMessage, body: Buffer, response: ServerResponse): void {
  if (stored.mood === 'silent') return undefined;
  if (stored.mood === 'overloaded once') {
    stored.mood = 'well';
    return fault(response, 503, 'SlowDown');
  }
  const [, bucket, ...key] = (request.url ?? '').split('/');
  if (bucket !== BUCKET || stored.mood === 'without its bucket') return fault(response, 404, 'NoSuchBucket');
  return handleObject(stored, { method: request.method, key: key.join('/'), body }, response);
}

export async function startS3StandIn(keys: Keys): Promise<S3StandIn> {
  const stored: Stored = { objects: new Map(), mood: 'well' };
  const refusals: string[] = [];
  const server = createServer((request, response) => {
    void bodyOf(request).then((body) => {
      const refusal = refusalOf(request, body, keys);
      if (!refusal) return answer(stored, request, body, response);
      refusals.push(refusal);
      return fault(response, 403, refusal);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // It listens on a port.
  return {
    endpoint: `http://127.0.0.1:${port}`,
    objects: stored.objects,
    refusals,
    setBehavior: (mood) => (stored.mood = mood),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

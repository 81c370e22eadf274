import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import { UploadStoreFailed, type UploadStore } from '../domain/uploads/upload-store.ts';

export interface S3Options {
  /** For example `https://s3.eu-central-1.amazonaws.com`. The bucket becomes part of the path. */
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** Timeout of a request. Defaults to 10 seconds. */
  readonly timeoutMs?: number;
}

const TIMEOUT_MS = 10_000;
/** Retries of a request to an overloaded storage. */
const RETRIES = 2;
/** Larger than any picture that the server stores. */
const MAX_BYTES = 32 * 1024 * 1024;

/** The error code of an S3 response. The rest of the body is untrusted and never logged. */
const codeIn = (answer: string): string => /<Code>(\w{1,64})<\/Code>/.exec(answer)?.[1] ?? '';

async function failure(method: string, response: Response): Promise<UploadStoreFailed> {
  const code = codeIn((await response.text()).slice(0, 4_000));
  return new UploadStoreFailed(
    `The storage answered ${response.status} ${code} to ${method}`.replace('  ', ' '),
  );
}

async function bytesOf(response: Response): Promise<Uint8Array> {
  if (Number(response.headers.get('content-length') ?? 0) > MAX_BYTES)
    throw new UploadStoreFailed('The stored object is larger than any picture of this mall');
  return new Uint8Array(await response.arrayBuffer());
}

/**
 * Stores pictures in an S3 bucket, which several servers may share. The bucket stays private: this server delivers
 * the pictures.
 */
export function createS3Store(options: S3Options): UploadStore {
  const { endpoint, bucket, region, accessKeyId, secretAccessKey, timeoutMs = TIMEOUT_MS } = options;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: RETRIES });
  const base = `${endpoint.replace(/\/+$/, '')}/${bucket}`;
  const urlOf = (id: string) => `${base}/${id.slice(0, 2)}/${id}.webp`;

  /** @throws UploadStoreFailed without address or key. */
  const request = async <T>(
    method: string,
    id: string,
    read: (response: Response) => Promise<T>,
    body?: Uint8Array,
  ) => {
    const headers = body && {
      'Content-Type': 'image/webp',
      // The storage rejects a body that was altered on the way.
      'X-Amz-Content-Sha256': createHash('sha256').update(body).digest('hex'),
    };
    const signal = AbortSignal.timeout(timeoutMs);
    try {
      const init = { method, signal, ...(body && { body: new Uint8Array(body), headers }) };
      return await read(await client.fetch(urlOf(id), init));
    } catch (cause) {
      if (cause instanceof UploadStoreFailed) throw cause;
      throw new UploadStoreFailed(`The storage gave no answer to ${method}`, { cause });
    }
  };

  return {
    put: (id, bytes) =>
      request(
        'PUT',
        id,
        async (response) => {
          if (!response.ok) throw await failure('PUT', response);
          await response.arrayBuffer();
        },
        bytes,
      ),
    get: (id) =>
      request('GET', id, async (response) => {
        if (response.ok) return bytesOf(response);
        const failed = await failure('GET', response);
        if (response.status === 404 && !failed.message.includes('NoSuchBucket')) return undefined;
        throw failed;
      }),
    remove: (id) =>
      request('DELETE', id, async (response) => {
        const failed = response.ok ? undefined : await failure('DELETE', response);
        if (failed && response.status !== 404) throw failed;
      }),
  };
}

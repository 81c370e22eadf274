import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { UploadStoreFailed } from '../domain/uploads/upload-store.ts';
import { BUCKET, startS3StandIn, type S3StandIn } from '../test-support/servers/s3-stand-in.ts';
import { sha256, signatureOf } from '../test-support/servers/sigv4.ts';
import { readS3Options } from './read-s3-options.ts';
import { createS3Store, type S3Options } from './s3-store.ts';

const KEYS = { id: 'AKIDMALL', secret: 'a/very+secret=key', region: 'eu-north-1' };
const ID = 'c0ffee00c0ffee00c0ffee00c0ffee00';
const BYTES = Buffer.from('a picture, say');

describe('The signature that the S3 stand-in expects', () => {
  it('matches the example of Amazon’s documentation', () => {
    const headers = {
      host: 'examplebucket.s3.amazonaws.com',
      range: 'bytes=0-9',
      'x-amz-content-sha256': sha256(''),
      'x-amz-date': '20130524T000000Z',
    };
    const keys = { region: 'us-east-1', secret: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY' };
    const signed = 'host;range;x-amz-content-sha256;x-amz-date';
    expect(signatureOf({ method: 'GET', url: '/test.txt', headers }, signed, keys)).toBe(
      'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
    );
  });
});

describe('Pictures in S3 storage', () => {
  let storage: S3StandIn;
  beforeAll(async () => {
    storage = await startS3StandIn(KEYS);
  });
  afterEach(() => storage.setBehavior('well'));
  afterAll(() => storage.close());

  const open = (change: Partial<S3Options> = {}) =>
    createS3Store({
      endpoint: storage.endpoint,
      bucket: BUCKET,
      region: KEYS.region,
      accessKeyId: KEYS.id,
      secretAccessKey: KEYS.secret,
      ...change,
    });
  /** The message of a failure, which must not contain a key. */
  const failureOf = async (upload: Promise<unknown>): Promise<string> => {
    const error = await upload.then(
      () => expect.fail('It should fail'),
      (thrown: unknown) => thrown,
    );
    expect(error).toBeInstanceOf(UploadStoreFailed);
    const { message, cause } = error as UploadStoreFailed; // Asserted above.
    expect(`${message} ${String(cause)}`).not.toMatch(/AKIDMALL|secret/);
    return message;
  };

  it('are stored, read and removed', async () => {
    const store = open();
    expect(await store.get(ID)).toBeUndefined();
    await store.put(ID, BYTES);
    expect([...storage.objects.keys()]).toEqual([`c0/${ID}.webp`]);
    expect(Buffer.from((await store.get(ID)) ?? [])).toEqual(BYTES);
    await store.remove(ID);
    expect(storage.objects.size).toBe(0);
    expect(await store.get(ID)).toBeUndefined();
    await store.remove(ID);
    expect(storage.refusals).toEqual([]);
  });

  it('are stored on retry if the storage is overloaded', async () => {
    storage.setBehavior('overloaded once');
    await open().put(ID, BYTES);
    storage.setBehavior('overloaded once');
    expect(Buffer.from((await open().get(ID)) ?? [])).toEqual(BYTES);
  });

  it.each([
    ['another key', { accessKeyId: 'AKIDOTHER' }, 'InvalidAccessKeyId'],
    ['another secret', { secretAccessKey: 'a wrong secret' }, 'SignatureDoesNotMatch'],
    ['another region', { region: 'us-east-1' }, 'AuthorizationHeaderMalformed'],
  ])('fail with %s, and the error gives the reason', async (_name, change, code) => {
    const store = open(change);
    expect(await failureOf(store.put(ID, BYTES))).toBe(`The storage answered 403 ${code} to PUT`);
    expect(await failureOf(store.get(ID))).toBe(`The storage answered 403 ${code} to GET`);
    expect(await failureOf(store.remove(ID))).toBe(`The storage answered 403 ${code} to DELETE`);
  });

  it('are not reported as missing if the bucket is missing', async () => {
    storage.setBehavior('without its bucket');
    expect(await failureOf(open().get(ID))).toContain('404 NoSuchBucket');
    expect(await failureOf(open().put(ID, BYTES))).toContain('404 NoSuchBucket');
  });

  it('time out', async () => {
    storage.setBehavior('silent');
    const impatient = open({ timeoutMs: 100 });
    expect(await failureOf(impatient.put(ID, BYTES))).toBe('The storage gave no answer to PUT');
    expect(await failureOf(impatient.get(ID))).toBe('The storage gave no answer to GET');
  });

  it('fail if the response breaks off', async () => {
    await open().put(ID, BYTES);
    storage.setBehavior('breaks off');
    expect(await failureOf(open().get(ID))).toBe('The storage gave no answer to GET');
  });

  it('fail if the storage is unreachable', async () => {
    const offline = await startS3StandIn(KEYS);
    await offline.close();
    const store = open({ endpoint: offline.endpoint });
    expect(await failureOf(store.put(ID, BYTES))).toBe('The storage gave no answer to PUT');
  });
});

describe('The S3 settings', () => {
  const complete = {
    S3_ENDPOINT: 'https://s3.example.com',
    S3_BUCKET: 'mall-pictures',
    S3_ACCESS_KEY_ID: 'AKIDMALL',
    S3_SECRET_ACCESS_KEY: 'a secret',
  };
  it('are set together or not at all', () => {
    expect(readS3Options({})).toBeUndefined();
    expect(readS3Options(complete)).toMatchObject({ bucket: 'mall-pictures', region: 'us-east-1' });
    expect(readS3Options({ ...complete, S3_REGION: 'eu-north-1' })).toMatchObject({ region: 'eu-north-1' });
    expect(() => readS3Options({ ...complete, S3_BUCKET: '' })).toThrow('S3_BUCKET must be set too');
  });
  it.each([
    ['S3_ENDPOINT', 's3.mall.example'],
    ['S3_ENDPOINT', 'ftp://s3.mall.example'],
    ['S3_ENDPOINT', 'https://AKID:key@s3.mall.example'],
    ['S3_BUCKET', 'Not a bucket'],
  ])('reject %s=%s without repeating the value', (name, value) => {
    const read = () => readS3Options({ ...complete, [name]: value });
    expect(read).toThrow(name);
    expect(read).not.toThrow(value);
  });
});

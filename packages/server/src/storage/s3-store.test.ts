import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { UploadStoreFailed } from '../domain/uploads/upload-store.ts';
import { BUCKET, startS3StandIn, type S3StandIn } from '../test-support/servers/s3-stand-in.ts';
import { sha256, signatureOf } from '../test-support/servers/sigv4.ts';
import { readS3Options } from './read-s3-options.ts';
import { createS3Store, type S3Options } from './s3-store.ts';

const KEYS = { id: 'AKIDMALL', secret: 'a/very+secret=key', region: 'eu-north-1' };
const ID = 'c0ffee00c0ffee00c0ffee00c0ffee00';
const BYTES = Buffer.from('a picture, say');

describe('What the stand-in takes for a signature', () => {
  it('is what Amazon’s documentation shows as an example', () => {
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
  afterEach(() => storage.behave('well'));
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
  /** What goes wrong is told without a key. */
  const failureOf = async (act: Promise<unknown>): Promise<string> => {
    const error = await act.then(
      () => expect.fail('It should fail'),
      (thrown: unknown) => thrown,
    );
    expect(error).toBeInstanceOf(UploadStoreFailed);
    const { message, cause } = error as UploadStoreFailed; // As was just seen.
    expect(`${message} ${String(cause)}`).not.toMatch(/AKIDMALL|secret/);
    return message;
  };

  it('are kept, read and removed again', async () => {
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

  it('are kept at the second try where the storage is overloaded at the first', async () => {
    storage.behave('overloaded once');
    await open().put(ID, BYTES);
    storage.behave('overloaded once');
    expect(Buffer.from((await open().get(ID)) ?? [])).toEqual(BYTES);
  });

  it.each([
    ['another key', { accessKeyId: 'AKIDOTHER' }, 'InvalidAccessKeyId'],
    ['another secret', { secretAccessKey: 'a wrong secret' }, 'SignatureDoesNotMatch'],
    ['another region', { region: 'us-east-1' }, 'AuthorizationHeaderMalformed'],
  ])('are refused to %s, and it is said why', async (_what, change, code) => {
    const store = open(change);
    expect(await failureOf(store.put(ID, BYTES))).toBe(`The storage answered 403 ${code} to PUT`);
    expect(await failureOf(store.get(ID))).toBe(`The storage answered 403 ${code} to GET`);
    expect(await failureOf(store.remove(ID))).toBe(`The storage answered 403 ${code} to DELETE`);
  });

  it('are not taken for missing where the whole bucket is', async () => {
    storage.behave('without its bucket');
    expect(await failureOf(open().get(ID))).toContain('404 NoSuchBucket');
    expect(await failureOf(open().put(ID, BYTES))).toContain('404 NoSuchBucket');
  });

  it('are waited for no longer than is bearable', async () => {
    storage.behave('silent');
    const hasty = open({ timeoutMs: 100 });
    expect(await failureOf(hasty.put(ID, BYTES))).toBe('The storage gave no answer to PUT');
    expect(await failureOf(hasty.get(ID))).toBe('The storage gave no answer to GET');
  });

  it('are never half a picture', async () => {
    await open().put(ID, BYTES);
    storage.behave('breaks off');
    expect(await failureOf(open().get(ID))).toBe('The storage gave no answer to GET');
  });

  it('are missed plainly where nobody listens', async () => {
    const nobody = await startS3StandIn(KEYS);
    await nobody.close();
    const store = open({ endpoint: nobody.endpoint });
    expect(await failureOf(store.put(ID, BYTES))).toBe('The storage gave no answer to PUT');
  });
});

describe('The settings of the storage', () => {
  const whole = {
    S3_ENDPOINT: 'https://s3.example.com',
    S3_BUCKET: 'mall-pictures',
    S3_ACCESS_KEY_ID: 'AKIDMALL',
    S3_SECRET_ACCESS_KEY: 'a secret',
  };
  it('are all there, or none', () => {
    expect(readS3Options({})).toBeUndefined();
    expect(readS3Options(whole)).toMatchObject({ bucket: 'mall-pictures', region: 'us-east-1' });
    expect(readS3Options({ ...whole, S3_REGION: 'eu-north-1' })).toMatchObject({ region: 'eu-north-1' });
    expect(() => readS3Options({ ...whole, S3_BUCKET: '' })).toThrow('S3_BUCKET must be set too');
  });
  it.each([
    ['S3_ENDPOINT', 's3.mall.example'],
    ['S3_ENDPOINT', 'ftp://s3.mall.example'],
    ['S3_ENDPOINT', 'https://AKID:key@s3.mall.example'],
    ['S3_BUCKET', 'Not a bucket'],
  ])('are refused as %s=%s, without repeating it', (name, value) => {
    const read = () => readS3Options({ ...whole, [name]: value });
    expect(read).toThrow(name);
    expect(read).not.toThrow(value);
  });
});

import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  createTransport,
  localuserRegisterNoVerifcode,
  uploadimgExecute,
  type Transport,
} from '@openmall/sdk';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { unpackTemplate } from './test-support/database/databases.ts';
import { BUCKET, startS3StandIn, type S3StandIn } from './test-support/servers/s3-stand-in.ts';
import { startProcessOk, type ServerProcess } from './test-support/servers/server-process.ts';
import { PASSWORD } from './test-support/fixtures/test-context.ts';
import { drawPicture } from './test-support/fixtures/uploaded-pictures.ts';

const KEYS = { id: 'AKIDMALL', secret: 'a/very+secret=key', region: 'eu-north-1' };

describe('A server that stores pictures in S3', () => {
  let folder: string;
  let storage: S3StandIn;
  let server: ServerProcess;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'openmall-s3-'));
    await unpackTemplate(join(folder, 'pglite'));
    storage = await startS3StandIn(KEYS);
    server = await startProcessOk({
      OPENMALL_DATA: folder,
      S3_ENDPOINT: storage.endpoint,
      S3_BUCKET: BUCKET,
      S3_REGION: KEYS.region,
      S3_ACCESS_KEY_ID: KEYS.id,
      S3_SECRET_ACCESS_KEY: KEYS.secret,
    });
  });
  afterAll(async () => {
    await server.stop();
    await storage.close();
    await rm(folder, { recursive: true });
  });

  const as = (token: string | undefined): Transport =>
    createTransport({ baseUrl: server.url, getToken: () => token, getLang: () => 'en' });
  const register = async (name: string): Promise<string> => {
    const form = {
      username: `${name}@example.com`,
      password: PASSWORD,
      re_password: PASSWORD,
      type: 2,
    } as const;
    return (await localuserRegisterNoVerifcode(as(undefined), form)).token;
  };
  const upload = async (token: string, moduleName: string): Promise<string> => {
    const file = new File([new Uint8Array(await drawPicture())], 'a.png', { type: 'image/png' });
    return uploadimgExecute(as(token), { file, moduleName });
  };
  const statusOf = async (path: string, token = '') =>
    (await fetch(`${server.url}${path}?${new URLSearchParams({ token })}`)).status;

  it('stores them only there, and shows private pictures only to their owner', async () => {
    const [owner, other] = [await register('owner'), await register('other')];
    const publicUrl = await upload(owner, 'evaluate');
    const privateUrl = await upload(owner, 'kyc');
    expect(storage.objects.size).toBe(2);
    expect(await readdir(folder)).not.toContain('uploads');
    expect(
      await Promise.all([statusOf(publicUrl), statusOf(privateUrl), statusOf(privateUrl, other)]),
    ).toEqual([200, 404, 404]);
    expect(await statusOf(privateUrl, owner)).toBe(200);
    expect(storage.refusals).toEqual([]);
  });

  it('reports a storage failure without keys, and keeps serving everything else', async () => {
    const owner = await register('unlucky');
    const publicUrl = await upload(owner, 'evaluate');
    storage.setBehavior('without its bucket');
    await expect(upload(owner, 'evaluate')).rejects.toMatchObject({ key: 'systemError' });
    expect(await statusOf(publicUrl)).toBe(503);
    expect(await (await fetch(`${server.url}/readyz`)).text()).toBe('ready');
    storage.setBehavior('well');
    expect(await statusOf(publicUrl)).toBe(200);
    expect(server.output()).toContain('The storage answered 404 NoSuchBucket to PUT');
    expect(server.output()).not.toMatch(/AKIDMALL|very\+secret/);
  });
});

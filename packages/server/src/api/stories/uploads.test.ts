import { randomBytes } from 'node:crypto';
import { errorKeyOf } from '@openmall/sdk';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../db/database.ts';
import { transact } from '../../db/transact.ts';
import { requireUploads } from '../../domain/uploads/require-uploads.ts';
import { sweepUploads } from '../../domain/uploads/sweep-uploads.ts';
import type { App } from '../../http/app/create-app.ts';
import { assertAnswer, type Envelope } from '../../test-support/http/call.ts';
import { STORY_DATABASES } from '../../test-support/database/databases.ts';
import { openApp } from '../../test-support/http/open-app.ts';
import { addBuyer, openTestContext, type TestContext } from '../../test-support/fixtures/test-context.ts';
import { drawPicture, uploadPictures } from '../../test-support/fixtures/uploaded-pictures.ts';

const HOUR = 3_600_000;
const PATH = 'http://mall.test//api/uploadimg!execute';

interface Sent {
  readonly module?: string | undefined;
  readonly name?: string;
  readonly token?: string | undefined;
}

function formOf(
  bytes: Uint8Array | undefined,
  { module = 'evaluate', name = 'a.jpg', token }: Sent,
): FormData {
  const form = new FormData();
  if (bytes) form.append('file', new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), name);
  form.append('moduleName', module);
  if (token) form.append('token', token);
  return form;
}

describe.each(STORY_DATABASES)('Uploading pictures on $name', ({ open }) => {
  let database: OpenDatabase;
  let ctx: TestContext;
  let app: App;
  let picture: Buffer;
  beforeAll(async () => {
    database = await open();
    ctx = openTestContext(database);
    app = openApp(ctx);
    picture = await drawPicture('jpeg');
  });
  afterAll(() => database.close());

  async function post(init: RequestInit): Promise<Envelope> {
    const response = await app.fetch(new Request(PATH, { method: 'POST', ...init }));
    expect(response.status).toBe(200);
    const envelope = (await response.json()) as Envelope;
    assertAnswer('uploadimgExecute', envelope);
    return envelope;
  }
  const keyOf = ({ code, msg }: Envelope) => (code === '0' ? 'ok' : errorKeyOf(code, msg ?? ''));
  const send = async (bytes: Uint8Array | undefined, sent: Sent = {}) =>
    keyOf(await post({ body: formOf(bytes, sent) }));
  const upload = async (bytes: Uint8Array, sent: Sent = {}): Promise<string> =>
    String((await post({ body: formOf(bytes, sent) })).data);
  const get = (path: string, headers: Record<string, string> = {}) =>
    app.fetch(new Request(`http://mall.test${path}`, { headers }));
  const bytesOf = async (path: string) => Buffer.from(await (await get(path)).arrayBuffer());
  const countRows = async () => (await ctx.db.selectFrom('upload').select('id').execute()).length;

  it('stores a picture under a new name and serves it inert', async () => {
    const { token } = await addBuyer(ctx);
    const url = await upload(picture, { token });
    expect(url).toMatch(/^\/uploads\/evaluate\/[0-9a-f]{32}\.webp$/);
    const response = await get(url);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    const { format, width, height } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
    expect({ format, width, height }).toEqual({ format: 'webp', width: 8, height: 6 });
  });

  it('accepts jpeg, png and webp, but no webp in the chat', async () => {
    const { token } = await addBuyer(ctx);
    for (const format of ['jpeg', 'png', 'webp'] as const)
      expect(await send(await drawPicture(format), { token })).toBe('ok');
    expect(await send(await drawPicture('webp'), { token, module: 'online' })).toBe('imageUploadFailed');
    expect(await send(await drawPicture('gif'), { token })).toBe('imageUploadFailed');
  });

  it('rotates a photo upright and removes its location', async () => {
    const photo = await sharp(picture)
      .withExif({ IFD0: { Copyright: 'SECRET-MARKER' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const stored = await bytesOf(await upload(photo));
    const { exif, width, height } = await sharp(stored).metadata();
    expect({ exif, width, height }).toEqual({ exif: undefined, width: 6, height: 8 });
  });

  it('removes data appended to a picture', async () => {
    const stored = await bytesOf(
      await upload(Buffer.concat([picture, Buffer.from('<script>alert(1)</script>')])),
    );
    expect(stored.includes('script')).toBe(false);
  });

  it.each([
    ['an empty file', () => Buffer.alloc(0)],
    ['an HTML page named .jpg', () => Buffer.from('<html><script>alert(1)</script></html>')],
    ['an SVG with scripts', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="x()"/>')],
    ['half a picture', () => picture.subarray(0, picture.length / 2)],
    ['a valid header and noise', () => Buffer.concat([picture.subarray(0, 20), randomBytes(500)])],
    ['noise', () => randomBytes(2000)],
  ])('refuses %s', async (_name, bytes) => {
    const before = await countRows();
    expect(await send(bytes())).toBe('imageUploadFailed');
    expect(await countRows()).toBe(before);
  });

  it('rejects animations', async () => {
    const frame = (background: string) =>
      sharp({ create: { width: 2, height: 2, channels: 3, background } })
        .png()
        .toBuffer();
    const frames = [await frame('#000'), await frame('#fff')];
    const webp = await sharp(frames, { join: { animated: true } })
      .webp()
      .toBuffer();
    expect((await sharp(webp, { animated: true }).metadata()).pages).toBe(2);
    expect(await send(webp)).toBe('imageUploadFailed');
    const png = await drawPicture('png');
    const chunk = Buffer.concat([Buffer.from([0, 0, 0, 8]), Buffer.from('acTL'), Buffer.alloc(12)]);
    expect(await send(Buffer.concat([png.subarray(0, 33), chunk, png.subarray(33)]))).toBe(
      'imageUploadFailed',
    );
  });

  it('rejects too many pixels quickly', async () => {
    const flood = await sharp({ create: { width: 5001, height: 5000, channels: 3, background: '#fff' } })
      .png({ palette: true, colours: 2 })
      .toBuffer();
    const start = performance.now();
    expect(await send(flood)).toBe('imageUploadFailed');
    expect(performance.now() - start).toBeLessThan(1_000);
  });

  it('limits the size by purpose', async () => {
    const padded = (megabytes: number) => Buffer.concat([picture, Buffer.alloc(megabytes * 1024 * 1024)]);
    expect(await send(padded(2), { module: 'selle' })).toBe('imageTooLarge');
    expect(await send(padded(2))).toBe('ok');
    expect(await send(padded(10))).toBe('imageTooLarge');
    expect(await send(padded(10), { module: 'kyc' })).toBe('ok');
    expect(await send(padded(31), { module: 'kyc' })).toBe('imageTooLarge');
  });

  it('shows a private picture to its owner only', async () => {
    const [owner, other] = [await addBuyer(ctx), await addBuyer(ctx)];
    const [url = ''] = await uploadPictures(ctx, owner.id, 'kyc');
    expect((await get(url)).status).toBe(404);
    expect((await get(`${url}?token=${other.token}`)).status).toBe(404);
    const own = await get(`${url}?token=${owner.token}`);
    expect(own.status).toBe(200);
    expect(own.headers.get('cache-control')).toBe('private, no-store');
    expect(own.headers.get('content-disposition')).toContain('attachment');
    expect((await get(url, { Authorization: `Bearer ${owner.token}` })).status).toBe(200);
    expect((await get(url.replace(/[0-9a-f](?=\.)/, 'z'))).status).toBe(404);
  });

  it('lets a form use pictures of its user or of visitors, not of other users', async () => {
    const [owner, other] = [await addBuyer(ctx), await addBuyer(ctx)];
    const use = (userId: string, urls: readonly string[]) =>
      transact(ctx.db, (tx) => requireUploads(tx, userId, urls, { shownTo: 'owner' }));
    const [own = ''] = await uploadPictures(ctx, owner.id, 'evaluate');
    const [visitors = ''] = await uploadPictures(ctx, undefined, 'evaluate');
    await expect(use(other.id, [own])).rejects.toThrow('imageUploadFailed');
    await use(owner.id, [own, visitors, own]);
    expect((await get(own)).status).toBe(404);
    await expect(use(other.id, [visitors])).rejects.toThrow('imageUploadFailed');
    for (const url of [
      'https://evil.example/a.webp',
      '/uploads/../x',
      '',
      `/uploads/x/${'0'.repeat(32)}.webp`,
    ])
      await expect(use(owner.id, [url])).rejects.toThrow('imageUploadFailed');
  });

  it('deletes unused pictures, those of visitors sooner', async () => {
    const { id } = await addBuyer(ctx);
    while ((await sweepUploads(ctx)) > 0);
    const [used = '', unused = ''] = await uploadPictures(ctx, id, 'evaluate', 2);
    const [visitors = ''] = await uploadPictures(ctx, undefined, 'evaluate');
    await transact(ctx.db, (tx) => requireUploads(tx, id, [used]));
    const statuses = () => Promise.all([used, unused, visitors].map(async (url) => (await get(url)).status));
    ctx.clock.advance(2 * HOUR);
    await sweepUploads(ctx);
    expect(await statuses()).toEqual([200, 200, 404]);
    ctx.clock.advance(24 * HOUR);
    await sweepUploads(ctx);
    expect(await statuses()).toEqual([200, 404, 404]);
    expect(await ctx.uploads.count()).toBe(await countRows());
  });

  it('deletes the others if one cannot be deleted, and retries that one', async () => {
    const { id } = await addBuyer(ctx);
    const [undeletable = '', ...rest] = await uploadPictures(ctx, id, 'evaluate', 3);
    const before = await countRows();
    ctx.clock.advance(25 * HOUR);
    const remove = (name: string) =>
      undeletable.includes(name)
        ? Promise.reject(new Error('The storage is down'))
        : ctx.uploads.remove(name);
    const poor = { ...ctx, uploads: { ...ctx.uploads, remove } };
    await expect(sweepUploads(poor)).rejects.toThrow('The storage is down');
    expect(await countRows()).toBe(before - rest.length);
    expect((await get(undeletable)).status).toBe(404);
    expect(await sweepUploads(ctx)).toBe(1);
    expect(await ctx.uploads.count()).toBe(await countRows());
  });

  it('limits the pictures per day, even for concurrent uploads', async () => {
    const { id, token } = await addBuyer(ctx);
    await uploadPictures(ctx, id, 'evaluate');
    await ctx.db.updateTable('upload_count').set({ pictures: 198 }).where('subject', '=', id).execute();
    const answers = await Promise.all(Array.from({ length: 5 }, () => send(picture, { token })));
    expect(answers.toSorted()).toEqual(['ok', 'ok', ...Array<string>(3).fill('uploadQuotaReached')]);
    ctx.clock.advance(24 * HOUR);
    expect(await send(picture, { token })).toBe('ok');
  });

  it('accepts fewer from visitors', async () => {
    ctx.clock.advance(HOUR);
    await uploadPictures(ctx, undefined, 'evaluate');
    await ctx.db
      .updateTable('upload_count')
      .set({ pictures: 60 })
      .where('subject', '=', 'visitors')
      .execute();
    expect(await send(picture)).toBe('uploadQuotaReached');
    ctx.clock.advance(HOUR);
    expect(await send(picture)).toBe('ok');
  });

  it.each(['../../x.jpg', '..\\x', 'a.jpg\u0000.html', 'CON', '%2e%2e', 'x'.repeat(4000), '\u202Egpj.exe'])(
    'ignores the file name of the client (%#)',
    async (name) => {
      expect(await upload(picture, { name })).toMatch(/^\/uploads\/evaluate\/[0-9a-f]{32}\.webp$/);
    },
  );

  it('rejects malformed forms', async () => {
    const raw = async (body: string, boundary = 'b') =>
      keyOf(await post({ body, headers: { 'Content-Type': `multipart/form-data; boundary=${boundary}` } }));
    const part = (head: string, content = 'x') =>
      `--b\r\nContent-Disposition: form-data; ${head}\r\n\r\n${content}\r\n`;
    const module = part('name="moduleName"', 'evaluate');
    const file = part('name="file"; filename="a.jpg"');
    expect(await raw('')).toBe('parameterError');
    expect(await raw(`${module}--b--`)).toBe('imageUploadFailed');
    expect(await raw(`${file}--b--`)).toBe('parameterError');
    expect(await raw(`${module}${file}${file}--b--`)).toBe('parameterError');
    expect(await raw(`${module}${file}`)).toBe('parameterError');
    expect(await raw(`${module.repeat(1000)}${file}--b--`)).toBe('parameterError');
    expect(await raw(`${file}${module}--b--`)).toBe('imageUploadFailed');
    expect(await raw(`--b\r\n\r\nx\r\n--b--`)).toBe('parameterError');
    expect(await send(picture, { module: '../x' })).toBe('parameterError');
    expect(await send(picture, { module: '__proto__' })).toBe('ok');
    expect(keyOf(await post({ body: JSON.stringify({ moduleName: 'x' }) }))).toBe('parameterError');
  });
});

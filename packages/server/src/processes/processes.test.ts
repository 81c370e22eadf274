import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { appendFile, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { demoMall } from '../demo/demo-mall.ts';
import { STYLE } from '../demo/pictures/picture-version.ts';
import { openDemoPictures, type DrawInput } from './demo-pictures.ts';
import { createHelperProcess } from './helper-process.ts';
import { openPictureDecoder } from './picture-decoder.ts';

vi.setConfig({ testTimeout: 60_000 });

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'openmall-drawn-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Ids of the processes that this one has started and that still run. */
const children = () =>
  readdirSync('/proc/self/task').flatMap((thread) =>
    readFileSync(`/proc/self/task/${thread}/children`, 'utf8').split(' ').filter(Boolean),
  );

const isAlive = (pid: number | undefined) => existsSync(`/proc/${pid}`);

describe('Pictures that another process draws', () => {
  it('arrive drawn, and are read from the folder once it has ended', async () => {
    const pictures = openDemoPictures(folder, 50);
    const [path = ''] = demoMall().goods[0]?.pictures ?? [];
    const drawn = await pictures.get(path, 80, 'webp');
    expect((await sharp(drawn?.body).metadata()).width).toBe(80);
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(await pictures.get(path, 80, 'webp')).toEqual(drawn);
    expect(await pictures.get('/pictures/goods/none.webp', 80, 'webp')).toBeUndefined();
    pictures.close();
  });

  it('are found after a restart without the process that draws', async () => {
    const before = children();
    const [path = ''] = demoMall().goods[0]?.pictures ?? [];
    const pictures = openDemoPictures(folder);
    const drawn = await pictures.get(path, 80, 'webp');
    expect((await sharp(drawn?.body).metadata()).width).toBe(80);
    expect(await pictures.get(path, 79, 'webp')).toEqual(drawn);
    // The process of the test before may end meanwhile.
    expect(children().filter((id) => !before.includes(id))).toEqual([]);
    pictures.close();
  });

  it('are drawn again if their file is gone, and if a crash has cut off the line that names them', async () => {
    const [path = ''] = demoMall().goods[0]?.pictures ?? [];
    const first = openDemoPictures(folder, 50);
    const drawn = await first.get(path, 80, 'webp');
    await rm(join(folder, STYLE), { recursive: true });
    expect(await first.get(path, 80, 'webp')).toEqual(drawn);
    first.close();
    const [index = ''] = (await readdir(folder)).filter((name) => name.endsWith('.jsonl'));
    await appendFile(join(folder, index), `["${path} 160 webp",{"file":"${STYLE}/go`);
    const second = openDemoPictures(folder, 50);
    expect((await sharp((await second.get(path, 160, 'webp'))?.body).metadata()).width).toBe(160);
    second.close();
  });

  it('leave no process behind', async () => {
    const file = fileURLToPath(new URL('draw-pictures.ts', import.meta.url));
    const { run, pid, close } = createHelperProcess<DrawInput, unknown>(file, { args: [folder], idleMs: 50 });
    await run({ path: '/pictures/goods/none.webp', width: 80, format: 'webp' });
    const first = pid();
    expect(isAlive(first)).toBe(true);
    await vi.waitFor(() => expect([pid(), isAlive(first)]).toEqual([undefined, false]), 10_000);
    const again = run({ path: '/pictures/goods/none.webp', width: 80, format: 'webp' });
    const second = pid();
    if (second !== undefined) process.kill(second, 'SIGKILL');
    await expect(again).rejects.toThrow('A helper process has ended');
    expect(await run({ path: 'no picture', width: 80, format: 'webp' })).toBeUndefined();
    close();
  });
});

const RULE = { kinds: ['png'], maxPixels: 1_000_000 } as const;

describe('Uploads that another process decodes', () => {
  it('come back as pictures, or are refused', async () => {
    const { decode, close } = openPictureDecoder();
    const picture = { width: 4_000, height: 10, channels: 3, background: '#08f' } as const;
    const bytes = await sharp({ create: picture }).png().toBuffer();
    expect(await decode(bytes, RULE)).toMatchObject({ width: 2_560, height: 6 });
    await expect(decode(bytes, { ...RULE, kinds: ['jpeg'] })).rejects.toMatchObject({
      key: 'imageUploadFailed',
    });
    await expect(decode(Buffer.from('no picture'), RULE)).rejects.toMatchObject({
      key: 'imageUploadFailed',
    });
    close();
  });
});

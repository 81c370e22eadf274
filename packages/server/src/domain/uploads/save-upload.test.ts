import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../db/database.ts';
import { DATABASES } from '../../test-support/database/databases.ts';
import { addBuyer, openTestContext, type TestContext } from '../../test-support/fixtures/test-context.ts';
import { drawPicture } from '../../test-support/fixtures/uploaded-pictures.ts';
import { decodePicture } from './decode-picture.ts';
import { saveUpload } from './save-upload.ts';
import { assertQuota } from './upload-quota.ts';

/** Two run and ten wait; the others are too many. */
const FLOOD = 15;

const refusalOf = (upload: Promise<string>) =>
  upload.then(
    () => 'saved',
    ({ key }: { key?: string }) => key,
  );

/** On the embedded database, which answers one statement after the other. */
describe.each(DATABASES.slice(0, 1))('A flood of uploads on $name', ({ open }) => {
  let database: OpenDatabase;
  let ctx: TestContext;
  let release = () => {};
  const decoded: string[] = [];
  beforeAll(async () => {
    database = await open();
    const released = new Promise<void>((resolve) => (release = resolve));
    const decode: typeof decodePicture = async (bytes, rule) => {
      decoded.push(rule.kinds.length === 3 ? 'review' : 'chat');
      await released;
      return decodePicture(bytes, rule);
    };
    ctx = { ...openTestContext(database), decoder: { decode, close: () => {} } };
  });
  afterAll(() => database.close());

  it('waits in the queue of its account, and the others take turns with it', async () => {
    const bytes = await drawPicture();
    const [flooder, other] = [await addBuyer(ctx), await addBuyer(ctx)];
    const upload = (userId: string, module: string) => refusalOf(saveUpload(ctx, { module, bytes, userId }));
    const flood = Array.from({ length: FLOOD }, () => upload(flooder.id, 'evaluate'));
    expect(await Promise.race(flood)).toBe('frequentOperation');
    const saved = upload(other.id, 'online');
    // Sent later and answered later, so the upload has its place by then.
    await assertQuota(ctx, { userId: other.id });
    release();
    expect(await saved).toBe('saved');
    const results = await Promise.all(flood);
    expect(results.filter((result) => result === 'saved')).toHaveLength(12);
    expect(decoded.indexOf('chat')).toBe(3);
  });
});

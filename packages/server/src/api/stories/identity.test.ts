import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { decideIdentities } from '../../demo/autopilot/identity-officer.ts';
import type { OpenDatabase } from '../../db/database.ts';
import {
  approveIdentity,
  refuseIdentity,
  reviewIdentity,
} from '../../domain/verification/decide-identity.ts';
import type { App } from '../../http/app/create-app.ts';
import { callApi, callOk } from '../../test-support/http/call.ts';
import { STORY_DATABASES } from '../../test-support/database/databases.ts';
import { openApp } from '../../test-support/http/open-app.ts';
import {
  addBuyer,
  openTestContext,
  type Buyer,
  type TestContext,
} from '../../test-support/fixtures/test-context.ts';
import { uploadPictures } from '../../test-support/fixtures/uploaded-pictures.ts';

const PERSON = {
  name: 'Amelia Hartley',
  idname: 'Passport',
  idnumber: 'K7702913',
  nationality: 'United Kingdom',
} as const;
const HOME = '14 Harbour Lane, Bristol BS1 5TY, United Kingdom';

describe.each(STORY_DATABASES)('An identity check on $name', ({ open }) => {
  let database: OpenDatabase;
  let ctx: TestContext;
  let app: App;
  let buyer: Buyer;
  beforeAll(async () => {
    database = await open();
  });
  beforeEach(async () => {
    ctx = openTestContext(database);
    app = openApp(ctx);
    buyer = await addBuyer(ctx);
  });
  afterAll(() => database.close());

  const pictures = async (owner = buyer): Promise<{ idimg_1: string; idimg_2: string }> => {
    const [idimg_1 = '', idimg_2 = ''] = await uploadPictures(ctx, owner.id, 'kyc', 2);
    return { idimg_1, idimg_2 };
  };
  const apply = async (images?: { idimg_1: string; idimg_2: string }) =>
    callApi(app, 'kycApply', { ...PERSON, ...(images ?? (await pictures())) }, buyer.token);
  const applyHigh = async () =>
    callApi(app, 'kycHighLevelApply', { home_place: HOME, ...(await pictures()) }, buyer.token);
  const lastCheck = async () => {
    const { id } = await ctx.db
      .selectFrom('identity_check')
      .select('id')
      .where('user_id', '=', buyer.id)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    return id;
  };
  const status = async () => (await callOk(app, 'kycGet', {}, buyer.token)).status;

  it('has only nulls before the first application', async () => {
    for (const id of ['kycGet', 'kycHighLevelGet'] as const) {
      const data = await callOk(app, id, {}, buyer.token);
      expect(Object.values(data).every((value) => value === null)).toBe(true);
    }
  });

  it('is submitted, reviewed and approved, then the advanced one', async () => {
    expect(await applyHigh()).toEqual({ error: 'realNameNeeded' });
    expect((await apply()).error).toBeUndefined();
    expect(await apply()).toEqual({ error: 'verificationUnderReview' });
    expect(await status()).toBe(0);
    await reviewIdentity(ctx, await lastCheck());
    expect(await status()).toBe(1);
    await approveIdentity(ctx, await lastCheck());
    expect(await apply()).toEqual({ error: 'alreadyVerified' });

    expect((await applyHigh()).error).toBeUndefined();
    expect(await applyHigh()).toEqual({ error: 'verificationUnderReview' });
    await approveIdentity(ctx, await lastCheck());
    expect(await applyHigh()).toEqual({ error: 'alreadyVerified' });
    expect(await callOk(app, 'kycHighLevelGet', {}, buyer.token)).toMatchObject({
      status: 2,
      home_place: HOME,
    });
    expect(await callOk(app, 'localuserGet', {}, buyer.token)).toMatchObject({
      name: 'Amelia Hartley',
      nationality: 'United Kingdom',
      identityverif: true,
      advancedverif: true,
      kyc_status: 2,
      kyc_high_level_status: 2,
    });
  });

  it('is rejected with a reason, and can be submitted again', async () => {
    await apply();
    await expect(refuseIdentity(ctx, await lastCheck(), '  ')).rejects.toMatchObject({
      key: 'reasonRequired',
    });
    await refuseIdentity(ctx, await lastCheck(), 'The picture of the back is too dark to read.');
    expect(await callOk(app, 'kycGet', {}, buyer.token)).toMatchObject({
      status: 3,
      msg: expect.stringMatching(/dark/),
    });
    await expect(approveIdentity(ctx, await lastCheck())).rejects.toMatchObject({
      key: 'verificationUnderReview',
    });
    expect((await apply()).error).toBeUndefined();
    expect(await callOk(app, 'kycGet', {}, buyer.token)).toMatchObject({ status: 0, msg: null });
    const history = await ctx.db
      .selectFrom('identity_check')
      .select('status')
      .where('user_id', '=', buyer.id)
      .execute();
    expect(history.map((row) => row.status).sort()).toEqual([0, 3]);
  });

  it('accepts only pictures of the applicant', async () => {
    const other = await addBuyer(ctx);
    expect(await apply(await pictures(other))).toEqual({ error: 'imageUploadFailed' });
    expect(await apply({ idimg_1: '/pictures/x.webp', idimg_2: 'https://example.com/a.png' })).toEqual({
      error: 'imageUploadFailed',
    });
    expect(await status()).toBeNull();
  });

  it('is submitted once for concurrent calls', async () => {
    const images = await pictures();
    const answers = await Promise.all(Array.from({ length: 5 }, () => apply(images)));
    expect(answers.filter(({ error }) => error === undefined)).toHaveLength(1);
    expect(answers.filter(({ error }) => error === 'verificationUnderReview')).toHaveLength(4);
  });

  it('is decided by the autopilot step by step', async () => {
    await ctx.db.deleteFrom('identity_check').execute();
    await apply();
    expect(await decideIdentities(ctx, 6_000)).toBe(0);
    ctx.clock.advance(6_000);
    expect(await decideIdentities(ctx, 6_000)).toBe(1);
    expect(await status()).toBe(1);
    expect(await decideIdentities(ctx, 6_000)).toBe(0);
    ctx.clock.advance(6_000);
    expect(await decideIdentities(ctx, 6_000)).toBe(1);
    expect(await status()).toBe(2);
  });
});

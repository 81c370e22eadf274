/** Acts whose records no other test of the back office reads. `callOffice` checks that each act leaves one. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../db/database.ts';
import { createSandbox } from '../../domain/payments/sandbox.ts';
import { inviteOwner } from '../../domain/staff/invite.ts';
import { saveRole } from '../../domain/staff/save-role.ts';
import { ONE_DATABASE } from '../../test-support/database/databases.ts';
import { addFullHistory, type FullHistory } from '../../test-support/fixtures/full-history-fixture.ts';
import {
  addMerchant,
  addOwner,
  codeOf,
  STAFF_PASSWORD,
  type TestMerchant,
  type TestStaff,
} from '../../test-support/fixtures/staff.ts';
import {
  addBuyer,
  addGoods,
  openTestContext,
  PASSWORD,
  type TestContext,
} from '../../test-support/fixtures/test-context.ts';
import { uploadPictures } from '../../test-support/fixtures/uploaded-pictures.ts';
import { openChannels } from '../../test-support/fixtures/wallet.ts';
import { callOk } from '../../test-support/http/call.ts';
import { callOffice } from '../../test-support/http/office-caller.ts';
import { type App, createApp } from '../app/create-app.ts';

const MINUTE_MS = 60_000;
const LOAN = {
  realName: 'Amelia Hartley',
  creditPeriod: 90,
  applyAmount: 150_000,
  countryId: 826,
  identification: 'K7702913',
  agreement: 1,
} as const;
const PERSON = {
  name: 'Amelia Hartley',
  idname: 'Passport',
  idnumber: 'K7702913',
  nationality: 'United Kingdom',
} as const;

describe.each([ONE_DATABASE])('The audit log on $name', ({ open }) => {
  let database: OpenDatabase;
  let ctx: TestContext;
  let app: App;
  let owner: TestStaff;
  let merchant: TestMerchant;
  let skuId: string;
  let history: FullHistory;
  beforeAll(async () => {
    database = await open();
    const base = openTestContext(database, '5000');
    ctx = { ...base, payments: createSandbox(base, 'a secret of the tests') };
    app = createApp({ ctx });
    owner = await addOwner(ctx, app);
    await openChannels(ctx);
    merchant = await addMerchant(ctx, app);
    const goods = await addGoods(ctx, merchant.storeId, { stock: 100 });
    ({ skuId } = goods);
    history = await addFullHistory(ctx, app, { storeId: merchant.storeId, ...goods }, { hasLoan: true });
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    // A code works once.
    ctx.clock.advance(MINUTE_MS);
    await callOffice(app, 'deskSessionConfirm', { code: codeOf(ctx, owner.secret) }, owner.token);
  });

  const actionsOf = async (subjectId: string) =>
    (await callOffice(app, 'deskAuditList', { subjectId }, owner.token)).pageList.map(({ act }) => act);

  it('has what the desk decides of recharges, loans, disputes and identities', async () => {
    const [rechargeId = ''] = history.objects.recharge;
    await callOffice(
      app,
      'deskRechargeDecide',
      { rechargeId, decision: 'credit', hash: 'a'.repeat(64) },
      owner.token,
    );
    expect(await actionsOf(rechargeId)).toEqual(['confirmRecharge']);

    const buyer = await addBuyer(ctx);
    const [imgCertificateFace = '', imgCertificateBack = '', imgCertificateHand = ''] = await uploadPictures(
      ctx,
      buyer.id,
      'credit',
      3,
    );
    const pictures = { imgCertificateFace, imgCertificateBack, imgCertificateHand };
    await callOk(app, 'creditApply', { ...LOAN, ...pictures }, buyer.token);
    const loanId = (await callOk(app, 'creditHistroy', {}, buyer.token)).elements[0]?.id ?? '';
    await callOffice(app, 'deskLoanDecide', { loanId, decision: 'grant' }, owner.token);
    expect(await actionsOf(loanId)).toContain('approveLoan');

    const [idimg_1 = '', idimg_2 = ''] = await uploadPictures(ctx, buyer.id, 'kyc', 2);
    await callOk(app, 'kycApply', { ...PERSON, idimg_1, idimg_2 }, buyer.token);
    const { pageList } = await callOffice(app, 'deskIdentityList', {}, owner.token);
    const checkId = pageList.find(({ userId }) => userId === buyer.id)?.id ?? '';
    await callOffice(app, 'deskIdentityDecide', { checkId, decision: 'pass' }, owner.token);
    expect(await actionsOf(checkId)).toEqual(['passIdentity']);

    const [returnId = ''] = history.objects.return;
    await callOk(app, 'orderDisputeReturn', { returnId, statement: 'It is torn.' }, history.token);
    const verdict = { returnId, decision: 'close', reason: 'The picture shows no tear.' } as const;
    await callOffice(app, 'deskDisputeDecide', verdict, owner.token);
    expect(await actionsOf(returnId)).toContain('decideDispute');
  });

  it('has who joined and which role went', async () => {
    const { staffId, invitation } = await inviteOwner(ctx, 'second.owner', 'Nora Lie');
    await callOffice(app, 'deskSessionJoin', { invitation, password: STAFF_PASSWORD });
    expect(await actionsOf(staffId)).toContain('joinStaff');
    const { roleId } = await saveRole(ctx, {
      name: 'Short-lived',
      description: '',
      permissions: ['stores:see'],
    });
    await callOffice(app, 'deskRoleRemove', { roleId }, owner.token);
    expect(await actionsOf(roleId)).toContain('removeRole');
  });

  it('has what a store does with returns, stock and its application', async () => {
    const [, returnId = ''] = history.objects.return;
    const parcel = { carrier: 'Nordic Parcel', trackingNumber: 'NP-back' };
    await callOk(app, 'orderSendReturn', { returnId, ...parcel }, history.token);
    const arrival = { returnId, decision: 'refund' } as const;
    await callOffice(app, 'merchantReturnArrive', arrival, merchant.officeToken);
    expect(await actionsOf(returnId)).toContain('receiveReturn');

    await callOffice(app, 'merchantVariantStock', { skuId, pieces: 7 }, merchant.officeToken);
    expect(await actionsOf(skuId)).toEqual(['setStock']);

    const { username } = await addBuyer(ctx);
    const session = await callOffice(app, 'merchantSessionLogin', { username, password: PASSWORD });
    const application = { storeName: 'Birch and Bloom', countryCode: 'NO' };
    await callOffice(app, 'merchantApplicationSubmit', application, session.token);
    const { pageList } = await callOffice(app, 'deskApplicationList', {}, owner.token);
    expect(await actionsOf(pageList[0]?.id ?? '')).toEqual(['applyAsMerchant']);
  });
});

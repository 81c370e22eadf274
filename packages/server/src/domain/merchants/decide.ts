import type { Tx } from '../../db/database.ts';
import { transact } from '../../db/transact.ts';
import { assertMay, requireReason } from '../audit/assert-may.ts';
import { recordAudit } from '../audit/audit-log.ts';
import { DomainError } from '../domain-error.ts';
import { unfollowAll } from '../favourites/follow-stores.ts';
import type { AppContext } from '../../context.ts';
import { newId } from '../new-id.ts';
import { lockActiveUser } from '../wallet/money-forms.ts';
import type { Application } from './apply.ts';

/** The logo of a store until its owner uploads one. */
const LOGO = '/pictures/avatars/1.webp';

async function lockOpenApplication(tx: Tx, id: string): Promise<Application> {
  const row = await tx
    .selectFrom('merchant_application')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new DomainError('recordNotFound');
  if (row.state !== 'applied') throw new DomainError('duplicateSubmission');
  return row;
}

async function openStore(tx: Tx, { clock }: AppContext, application: Application): Promise<string> {
  const id = newId('st');
  await tx
    .insertInto('store')
    .values({
      id,
      owner_id: application.user_id,
      name: application.store_name,
      logo_image: LOGO,
      remark: application.remark,
      location: application.location,
      country_code: application.country_code,
      created_at: clock.now(),
    })
    .execute();
  return id;
}

/**
 * An operator admits a merchant: the store opens, and its owner unfollows all stores (spec §6). Returns the
 * store's id.
 * @throws {DomainError} `recordNotFound` or `duplicateSubmission`.
 */
export async function approveMerchant(ctx: AppContext, applicationId: string): Promise<string> {
  assertMay(ctx, 'stores:act');
  return transact(ctx, async (tx) => {
    const application = await lockOpenApplication(tx, applicationId);
    await lockActiveUser(tx, application.user_id);
    const storeId = await openStore(tx, ctx, application);
    await unfollowAll(tx, application.user_id);
    await tx
      .updateTable('merchant_application')
      .set({ state: 'admitted', store_id: storeId, decided_at: ctx.clock.now() })
      .where('id', '=', applicationId)
      .execute();
    await recordAudit(tx, ctx, { subjectId: applicationId, action: 'admitMerchant' });
    return storeId;
  });
}

/**
 * An operator refuses an application with a reason. The user can apply again.
 * @throws {DomainError} `recordNotFound`, `duplicateSubmission`, or `reasonRequired`.
 */
export async function refuseMerchant(ctx: AppContext, applicationId: string, why: string): Promise<void> {
  assertMay(ctx, 'stores:act');
  const reason = requireReason(why);
  await transact(ctx, async (tx) => {
    await lockOpenApplication(tx, applicationId);
    await tx
      .updateTable('merchant_application')
      .set({ state: 'refused', reason, decided_at: ctx.clock.now() })
      .where('id', '=', applicationId)
      .execute();
    await recordAudit(tx, ctx, { subjectId: applicationId, action: 'refuseMerchant', reason });
  });
}

import type { Selectable } from 'kysely';
import type { MerchantApplicationTable } from '../../db/schema/operations.ts';
import { isUniqueViolation, transact } from '../../db/transact.ts';
import { recordAudit } from '../audit/audit-log.ts';
import { DomainError } from '../domain-error.ts';
import type { AppContext } from '../../context.ts';
import { newId } from '../new-id.ts';
import { lockActiveUser } from '../wallet/money-forms.ts';

export type Application = Selectable<MerchantApplicationTable>;

export interface ApplicationForm {
  readonly storeName: string;
  /** ISO 3166-1 alpha-2. */
  readonly countryCode: string;
  readonly location?: string | undefined;
  readonly remark?: string | undefined;
}

/**
 * A user applies to become a merchant. Only one application can be open, and store owners can't apply.
 * @throws {DomainError} `noPermission` for store owners, `duplicateSubmission` if an application is open, or
 * `accountFrozen`.
 */
export async function applyAsMerchant(
  ctx: AppContext,
  userId: string,
  form: ApplicationForm,
): Promise<string> {
  const { storeName, countryCode, location = '', remark = '' } = form;
  try {
    return await transact(ctx, async (tx) => {
      await lockActiveUser(tx, userId);
      const owned = await tx
        .selectFrom('store')
        .select('id')
        .where('owner_id', '=', userId)
        .executeTakeFirst();
      if (owned) throw new DomainError('noPermission');
      const id = newId('ma');
      await tx
        .insertInto('merchant_application')
        .values({
          id,
          user_id: userId,
          store_name: storeName.trim(),
          country_code: countryCode,
          location,
          remark,
          applied_at: ctx.clock.now(),
        })
        .execute();
      await recordAudit(tx, ctx, { subjectId: id, action: 'applyAsMerchant' });
      return id;
    });
  } catch (cause) {
    throw isUniqueViolation(cause) ? new DomainError('duplicateSubmission', { cause }) : cause;
  }
}

/** @throws {DomainError} `recordNotFound`. */
export async function readApplication({ db }: AppContext, id: string): Promise<Application> {
  const row = await db.selectFrom('merchant_application').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw new DomainError('recordNotFound');
  return row;
}

/** The latest application of a user; undefined if there is none. */
export const readLatestApplication = ({ db }: AppContext, userId: string): Promise<Application | undefined> =>
  db
    .selectFrom('merchant_application')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .executeTakeFirst();

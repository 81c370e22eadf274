import type { IdentityCheckRow } from '../../db/schema/tables.ts';
import type { Db, Tx } from '../../db/database.ts';
import { transact } from '../../db/transact.ts';
import { lockAgainstClosing } from '../accounts/sessions.ts';
import { DomainError } from '../domain-error.ts';
import type { AppContext } from '../../context.ts';
import { newId } from '../new-id.ts';
import { requireUploads } from '../uploads/require-uploads.ts';

export type IdentityKind = IdentityCheckRow['kind'];

/** Status of a check: submitted, in review, passed, refused. */
export const IDENTITY = { applied: 0, inReview: 1, passed: 2, refused: 3 } as const;

export interface BasicApplication {
  readonly name: string;
  readonly documentKind: string;
  readonly documentNumber: string;
  readonly nationality: string;
  readonly front: string;
  readonly back: string;
  readonly holding?: string | undefined;
}
export interface AdvancedApplication {
  readonly homePlace: string;
  readonly workPlace?: string | undefined;
  readonly bill: string;
  readonly holding: string;
}

/** The latest application of a user; undefined if there is none. */
export async function readIdentity(
  db: Db | Tx,
  userId: string,
  kind: IdentityKind,
): Promise<IdentityCheckRow | undefined> {
  return db
    .selectFrom('identity_check')
    .selectAll()
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

const refusalOf = (status: number | undefined) =>
  new DomainError(status === IDENTITY.passed ? 'alreadyVerified' : 'verificationUnderReview');

type NewCheck = Pick<IdentityCheckRow, 'kind' | 'image_1' | 'image_2'> & Partial<IdentityCheckRow>;

async function apply(tx: Tx, ctx: AppContext, userId: string, check: NewCheck): Promise<void> {
  await lockAgainstClosing(tx, userId);
  const last = await readIdentity(tx, userId, check.kind);
  if (last && last.status !== IDENTITY.refused) throw refusalOf(last.status);
  const images = [check.image_1, check.image_2, ...(check.image_3 ? [check.image_3] : [])];
  await requireUploads(tx, userId, images, { shownTo: 'owner' });
  const now = ctx.clock.now();
  const { numInsertedOrUpdatedRows: inserted } = await tx
    .insertInto('identity_check')
    .values({ ...check, id: newId('ic'), user_id: userId, applied_at: now, changed_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  if (!inserted) throw refusalOf(IDENTITY.applied);
}

/**
 * Submits the real name and document. A refused application can be submitted again.
 * @throws {DomainError} `alreadyVerified`, `verificationUnderReview` or `imageUploadFailed`.
 */
export async function applyForIdentity(
  ctx: AppContext,
  userId: string,
  application: BasicApplication,
): Promise<void> {
  await transact(ctx, (tx) =>
    apply(tx, ctx, userId, {
      kind: 'basic',
      name: application.name,
      document_kind: application.documentKind,
      document_number: application.documentNumber,
      nationality: application.nationality,
      image_1: application.front,
      image_2: application.back,
      image_3: application.holding ?? null,
    }),
  );
}

/**
 * Submits home and workplace.
 * @throws {DomainError} `realNameNeeded` if the real name is not verified; `alreadyVerified`,
 * `verificationUnderReview` or `imageUploadFailed`.
 */
export async function applyForAdvanced(
  ctx: AppContext,
  userId: string,
  application: AdvancedApplication,
): Promise<void> {
  await transact(ctx, async (tx) => {
    const basic = await readIdentity(tx, userId, 'basic');
    if (basic?.status !== IDENTITY.passed) throw new DomainError('realNameNeeded');
    await apply(tx, ctx, userId, {
      kind: 'advanced',
      home_place: application.homePlace,
      work_place: application.workPlace ?? null,
      image_1: application.bill,
      image_2: application.holding,
    });
  });
}

import { sql } from 'kysely';
import { transact } from '../../../db/transact.ts';
import type { AppContext } from '../../../context.ts';
import { assertMay } from '../../audit/assert-may.ts';
import { recordAudit } from '../../audit/audit-log.ts';
import { DomainError } from '../../domain-error.ts';
import { replaceMallPicture } from '../../uploads/use-mall-picture.ts';
import type { Device } from '../banners.ts';
import { auditedBanner, lockBanner } from './save-banner.ts';

/**
 * Puts the banners of one kind of store in an order.
 * @throws {DomainError} `changedMeanwhile` if they are not those that it has.
 */
export async function orderBanners(ctx: AppContext, device: Device, ids: readonly string[]): Promise<void> {
  assertMay(ctx, 'content:act');
  await transact(ctx, async (tx) => {
    const rows = await tx
      .selectFrom('banner')
      .select('id')
      .where('type', '=', device)
      .orderBy('position')
      .orderBy('id')
      .forUpdate()
      .execute();
    const before = rows.map(({ id }) => id);
    if (before.toSorted().join() !== ids.toSorted().join()) throw new DomainError('changedMeanwhile');
    await sql`update banner set position = wanted.position - 1
      from unnest(${[...ids]}::text[]) with ordinality as wanted (id, position)
      where banner.id = wanted.id`.execute(tx);
    await recordAudit(tx, ctx, {
      subjectId: device,
      action: 'orderBanners',
      before: { bannerIds: before },
      after: { bannerIds: ids },
    });
  });
}

/** @throws {DomainError} `recordNotFound` or `changedMeanwhile`. */
export async function removeBanner(ctx: AppContext, id: string, version: number): Promise<void> {
  assertMay(ctx, 'content:act');
  await transact(ctx, async (tx) => {
    const banner = await lockBanner(tx, id, version);
    await replaceMallPicture(tx, banner.image, null);
    await tx.deleteFrom('banner').where('id', '=', id).execute();
    await recordAudit(tx, ctx, { subjectId: id, action: 'removeBanner', before: auditedBanner(banner) });
  });
}

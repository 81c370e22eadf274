import { randomBytes } from 'node:crypto';
import { transact } from '../../db/transact.ts';
import { DomainError } from '../domain-error.ts';
import type { AppContext } from '../../context.ts';
import { decodePicture } from './decode-picture.ts';
import { createFairQueue } from '../fair-queue.ts';
import { pictureRule } from './picture-rules.ts';
import { uploadUrl } from './upload-url.ts';
import { assertQuota, countUpload } from './upload-quota.ts';

export interface Upload {
  readonly module: string;
  readonly bytes: Uint8Array;
  /** Undefined for a visitor. */
  readonly userId: string | undefined;
  /** The address that counts a visitor's uploads, if known. */
  readonly ipAddress?: string | undefined;
}

/**
 * Decoding uses a CPU fully, so two run at once. Each account has a queue of its own, as long as the pictures of a
 * review, and the queues take turns: a flood of one account slows nobody else.
 */
const decodeInTurn = createFairQueue({ running: 2, waiting: 40, waitingOfCaller: 10 });

/**
 * Saves an uploaded picture, encoded again, and returns its URL. It is swept later if no form uses it.
 * @throws {DomainError} `imageTooLarge`, `imageUploadFailed`, `uploadQuotaReached`, or `frequentOperation` if
 * the queue is full.
 */
export async function saveUpload(
  ctx: AppContext,
  { module, bytes, userId, ipAddress }: Upload,
): Promise<string> {
  const rule = pictureRule(module);
  if (bytes.byteLength > rule.maxBytes) throw new DomainError('imageTooLarge');
  await assertQuota(ctx, { userId, ipAddress });
  const decode = ctx.decoder?.decode ?? decodePicture;
  const picture = await decodeInTurn(userId ?? ipAddress ?? '', () => decode(bytes, rule));
  const id = randomBytes(16).toString('hex');
  // Insert the row first: after a crash the sweeper finds a row without bytes, but would never find bytes
  // without a row.
  await transact(ctx, async (tx) => {
    await countUpload(tx, ctx, { userId, ipAddress });
    await tx
      .insertInto('upload')
      .values({
        id,
        user_id: userId ?? null,
        module,
        bytes: picture.bytes.byteLength,
        width: picture.width,
        height: picture.height,
        is_public: rule.isPublic,
        created_at: ctx.clock.now(),
      })
      .execute();
  });
  await ctx.uploads.put(id, picture.bytes);
  return uploadUrl(module, id);
}

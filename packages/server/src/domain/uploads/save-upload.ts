import { randomBytes } from 'node:crypto';
import { transact } from '../../db/transact.ts';
import { DomainError } from '../domain-error.ts';
import type { AppContext } from '../../context.ts';
import { decodePicture } from './decode-picture.ts';
import { limitParallel } from '../limit-parallel.ts';
import { pictureRule } from './picture-rules.ts';
import { uploadUrl } from './upload-url.ts';
import { assertQuota, countUpload } from './upload-quota.ts';

export interface Upload {
  readonly module: string;
  readonly bytes: Uint8Array;
  /** Undefined for a visitor. */
  readonly userId: string | undefined;
  /** By which a visitor is counted, where it is known. */
  readonly address?: string | undefined;
}

/** Decoding takes a processor: two at once, and so many in line that a flood of pictures can't drown other calls. */
const decodeInTurn = limitParallel(2, 20);

/** Keeps an uploaded picture, encoded anew, and answers its address. What no form uses is swept away later. */
export async function saveUpload(
  ctx: AppContext,
  { module, bytes, userId, address }: Upload,
): Promise<string> {
  const rule = pictureRule(module);
  if (bytes.byteLength > rule.maxBytes) throw new DomainError('imageTooLarge');
  await assertQuota(ctx, { userId, address });
  const picture = await decodeInTurn(() => decodePicture(bytes, rule.kinds));
  const id = randomBytes(16).toString('hex');
  // The row first: a crash before the bytes are kept leaves a row that the sweeper finds, never a file that nobody does.
  await transact(ctx, async (tx) => {
    await countUpload(tx, ctx, { userId, address });
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

import { sql } from 'kysely';
import type { AppContext } from '../../context.ts';

const BATCH = 500;

/** Sealed texts contain a point. Plain keys (base32) and plain hashes of recovery codes do not. */
const isSealed = (secret: string): boolean => secret.includes('.');

async function resealKeys({ db, vault }: AppContext): Promise<number> {
  const rows = await db
    .selectFrom('authenticator')
    .select(['user_id', 'secret'])
    .where(sql<boolean>`not starts_with(secret, ${vault.prefix()})`)
    .limit(BATCH)
    .execute();
  for (const { user_id: userId, secret } of rows) {
    const plain = isSealed(secret) ? vault.open(secret, userId) : secret;
    // A key created meanwhile is already sealed.
    await db
      .updateTable('authenticator')
      .set({ secret: vault.seal(plain, userId) })
      .where('user_id', '=', userId)
      .where('secret', '=', secret)
      .execute();
  }
  return rows.length;
}

async function markCodes({ db, vault }: AppContext): Promise<number> {
  const rows = await db
    .selectFrom('recovery_code')
    .selectAll()
    .where(sql<boolean>`position('.' in hash) = 0`)
    .limit(BATCH)
    .execute();
  for (const { user_id, hash } of rows) {
    const marked = { hash: vault.mark(hash, user_id) };
    await db
      .updateTable('recovery_code')
      .set(marked)
      .where('user_id', '=', user_id)
      .where('hash', '=', hash)
      .execute();
  }
  return rows.length;
}

/**
 * Seals every authenticator with the current key, including unsealed ones. Run at the start, so that a missing
 * key fails there and not at a user's login.
 * @throws {UnknownKey} If an authenticator was sealed with a key that is missing.
 */
export async function resealAuthenticators(ctx: AppContext): Promise<void> {
  const some = await ctx.db.selectFrom('authenticator').select('user_id').limit(1).executeTakeFirst();
  if (!some) return;
  while ((await resealKeys(ctx)) > 0);
  while ((await markCodes(ctx)) > 0);
}

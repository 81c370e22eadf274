import { sql } from 'kysely';
import type { AppContext } from '../../context.ts';

const BATCH = 500;

/** What is kept plain has no point in it: keys in base32, and the bare hashes of recovery codes. */
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
    // Drawn anew meanwhile, it is sealed already.
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
 * Brings every authenticator under the present key: those from before there was one, and those of an older key. A key
 * that is missing is noticed here, before anybody stands at a closed door.
 */
export async function resealAuthenticators(ctx: AppContext): Promise<void> {
  const some = await ctx.db.selectFrom('authenticator').select('user_id').limit(1).executeTakeFirst();
  if (!some) return;
  while ((await resealKeys(ctx)) > 0);
  while ((await markCodes(ctx)) > 0);
}

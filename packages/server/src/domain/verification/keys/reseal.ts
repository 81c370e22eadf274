import { sql } from 'kysely';
import type { AppContext } from '../../../context.ts';
import type { Vault } from '../vault.ts';
import { UnknownKey } from './unknown-key.ts';

const BATCH = 500;

/** Sealed texts contain a point. Plain keys (base32) and plain hashes of recovery codes do not. */
const isSealed = (secret: string): boolean => secret.includes('.');

interface Batch {
  /** The last account of the batch; undefined after the last batch. */
  readonly last: string | undefined;
  readonly lost: number;
}

/** The key of an authenticator; undefined if it was sealed with a key that this server does not have. */
function tryOpen(vault: Vault, sealed: string, owner: string): string | undefined {
  try {
    return vault.open(sealed, owner);
  } catch (error) {
    if (error instanceof UnknownKey) return undefined;
    throw error;
  }
}

/** Seals a batch after `from` again. Keys that this server can not open stay as they are. */
async function resealKeys({ db, vault }: AppContext, from: string): Promise<Batch> {
  const rows = await db
    .selectFrom('authenticator')
    .select(['user_id', 'secret'])
    .where(sql<boolean>`not starts_with(secret, ${vault.prefix()})`)
    .where('user_id', '>', from)
    .orderBy('user_id')
    .limit(BATCH)
    .execute();
  let lost = 0;
  for (const { user_id: userId, secret } of rows) {
    const plain = isSealed(secret) ? tryOpen(vault, secret, userId) : secret;
    if (plain === undefined) {
      lost += 1;
      continue;
    }
    // A key created meanwhile is already sealed.
    await db
      .updateTable('authenticator')
      .set({ secret: vault.seal(plain, userId) })
      .where('user_id', '=', userId)
      .where('secret', '=', secret)
      .execute();
  }
  return { last: rows.at(-1)?.user_id, lost };
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
 * Seals every authenticator with the current key, including unsealed ones. Returns the number of those whose key is
 * missing: their owners can not use them until the key is back, everyone else can.
 */
export async function resealAuthenticators(ctx: AppContext): Promise<number> {
  const some = await ctx.db.selectFrom('authenticator').select('user_id').limit(1).executeTakeFirst();
  if (!some) return 0;
  let lost = 0;
  for (let from: string | undefined = ''; from !== undefined;) {
    const batch: Batch = await resealKeys(ctx, from);
    lost += batch.lost;
    from = batch.last;
  }
  while ((await markCodes(ctx)) > 0);
  return lost;
}

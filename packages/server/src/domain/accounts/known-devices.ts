import type { Db, Tx } from '../../db/database.ts';
import { sql } from 'kysely';
import type { AppContext } from '../../context.ts';
import { hashSecret } from '../verification/one-time-secret.ts';
import type { Secret } from './lockout.ts';

const MOST_PER_USER = 10;

/** Remembers a device that somebody has just logged in with; the longest unseen make room. */
export async function rememberDevice(
  tx: Db | Tx,
  { clock }: AppContext,
  userId: string,
  device: string | undefined,
): Promise<void> {
  if (device === undefined) return;
  await tx
    .insertInto('known_device')
    .values({ user_id: userId, device_hash: hashSecret(device), seen_at: clock.now() })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'device_hash']).doUpdateSet({ seen_at: clock.now() }),
    )
    .execute();
  await sql`delete from known_device where user_id = ${userId} and device_hash in (
    select device_hash from known_device where user_id = ${userId}
    order by seen_at desc, device_hash offset ${MOST_PER_USER})`.execute(tx);
}

/**
 * Whose wrong guesses are counted together: those of strangers by name, those of a device that the user has logged in
 * with before by themselves. So nobody can lock a user out of their own devices (and a stranger is held up as ever).
 */
export async function loginLockout(
  { db }: AppContext,
  { name, userId, device }: { name: string; userId: string | undefined; device: string | undefined },
): Promise<Secret> {
  const stranger = { kind: 'login', subject: name } as const;
  if (device === undefined) return stranger;
  const hash = hashSecret(device);
  const known = await db
    .selectFrom('known_device')
    .select('device_hash')
    .where('user_id', '=', userId ?? '')
    .where('device_hash', '=', hash)
    .executeTakeFirst();
  return known ? { kind: 'device', subject: `${userId}:${hash}` } : stranger;
}

import type { Db, Tx } from '../../../db/database.ts';
import { sql } from 'kysely';
import type { AppContext } from '../../../context.ts';
import { hashSecret } from '../../verification/one-time-secret.ts';
import type { Secret } from '../lockout.ts';

const MAX_PER_USER = 10;

/** Remembers a device after a login. Above the limit, the devices not seen for the longest time are removed. */
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
    order by seen_at desc, device_hash offset ${MAX_PER_USER})`.execute(tx);
}

/**
 * Chooses the lockout that counts a login attempt. Strangers share one per login name; a device that the user
 * has logged in with before has its own. So strangers can't lock users out of their own devices.
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

import type { AppContext } from '../../context.ts';

/** Filters token hashes by whether their session is still open. */
export async function activeSessions(
  { db, clock }: AppContext,
  hashes: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('token')
    .innerJoin('user_account', 'user_account.id', 'token.user_id')
    .select('token.hash')
    .where('token.hash', 'in', hashes)
    .where('token.expires_at', '>', clock.now())
    .where('user_account.state', '=', 'active')
    .execute();
  return new Set(rows.map(({ hash }) => hash));
}

export async function readUsercode({ db }: AppContext, userId: string): Promise<string> {
  const user = await db
    .selectFrom('user_account')
    .select('usercode')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return user.usercode;
}

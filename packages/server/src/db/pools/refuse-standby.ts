import type pg from 'pg';

const READ_ONLY = '25006';
const ANSWER_MS = 2_000;

/** This database is a standby, or about to lead. Another try may reach the leader. */
class StandbyRefused extends Error {
  override readonly name = 'StandbyRefused';
  readonly code = READ_ONLY;
}

/**
 * Refuses a connection to a standby when it is opened, not at its first write.
 *
 * @throws StandbyRefused
 */
export async function refuseStandby(client: pg.ClientBase): Promise<void> {
  const question = { text: 'select pg_is_in_recovery() as standby', query_timeout: ANSWER_MS };
  const { rows } = await client.query<{ standby: boolean }>(question);
  if (rows[0]?.standby)
    throw new StandbyRefused('The database is a standby: DATABASE_URL must lead to the leader.');
}

import pg from 'pg';

/** Lets a standby take over what the leader commits, or keeps it from that. */
export async function setReplay({ folders }, { postgres }, isOn) {
  const client = new pg.Client({
    host: folders.sock,
    port: postgres,
    user: 'postgres',
    database: 'openmall',
  });
  await client.connect();
  await client.query(`select pg_wal_replay_${isOn ? 'resume' : 'pause'}()`).finally(() => client.end());
}

/** Tells the mall the address of its WebSockets behind the proxy, as an operator does at the desk. */
import pg from 'pg';

export async function setSocketAddress({ databaseUrl, socketUrl }) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(
      `insert into setting (code, value, is_public) values ('websocket_url', to_jsonb($1::text), true)
        on conflict (code) do update set value = excluded.value`,
      [socketUrl],
    );
  } finally {
    await client.end();
  }
}

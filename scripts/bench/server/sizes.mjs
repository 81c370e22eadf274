/** Reads by the number of goods, orders and buyers: their cost must not grow with the tables. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { log, root } from '../../prepare/process.mjs';
import { measure } from './measure.mjs';
import { fill, startServer, stopVacuum } from './processes.mjs';
import { writeSizes } from './report-sizes.mjs';
import { readsBySize } from './works.mjs';

const CONNECTIONS = 4;

/** Fills one mall to each size in turn, and asks each read at it. Resolves with the rows. */
export async function measureSizes({ sizes, data, database, databaseUrl, seconds }) {
  const rows = [];
  await stopVacuum(databaseUrl);
  for (const size of sizes.toSorted((a, b) => a - b)) {
    const startedAt = performance.now();
    fill(databaseUrl, size, data);
    log(`${size} goods are there after ${((performance.now() - startedAt) / 1_000).toFixed(0)} s`);
    const server = await startServer(databaseUrl);
    try {
      for (const [name, ask] of readsBySize(data)) {
        const load = { url: server.url, server: server.pid, database, connections: CONNECTIONS, next: ask };
        await measure({ ...load, seconds: 1 });
        rows.push({ size, name, ...(await measure({ ...load, seconds })) });
      }
    } finally {
      await server.stop();
    }
    console.table(
      Object.fromEntries(
        rows
          .filter((row) => row.size === size)
          .map(({ name, perSecond, databaseMs, p50, p99, refusals }) => [
            name,
            { perSecond, databaseMs, p50, p99, refused: JSON.stringify(refusals) },
          ]),
      ),
    );
  }
  const folder = join(root, '.cache/bench');
  mkdirSync(folder, { recursive: true });
  const run = { at: new Date().toISOString(), seconds, rows };
  writeFileSync(join(folder, `sizes-${run.at.replaceAll(/[:.]/g, '-')}.json`), JSON.stringify(run, null, 2));
  await writeSizes(run);
}

/** `npm run cluster:drills`: see scripts/cluster-drills.mjs. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { freePort } from '../prepare/free-port.mjs';
import { log, root } from '../prepare/process.mjs';
import { startCluster } from './cluster.mjs';
import { DRILLS, prepareScene, runDrill } from './drills.mjs';

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '1' }, only: { type: 'string', default: '' } },
});
const rounds = Number(values.rounds);
const names = Object.keys(DRILLS).filter((name) => name.includes(values.only));
if (!Number.isInteger(rounds) || rounds < 1 || names.length === 0) {
  console.error(
    `--rounds is a whole number. --only is a part of one of these names:\n${Object.keys(DRILLS).join('\n')}`,
  );
  process.exit(2);
}

const REPORT = join(root, 'test-results/cluster-drills.json');
const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`;
const folder = mkdtempSync(join(tmpdir(), 'openmall-cluster-'));
const cluster = await startCluster({
  folder,
  port: await freePort(0),
  env: { RATE_LIMITS: 'off', ALLOW_DEMO_DATA: '1' },
});
const results = [];
try {
  const scene = await prepareScene(cluster);
  for (let round = 1; round <= rounds; round += 1)
    for (const name of names) {
      const result = await runDrill(cluster, name, scene);
      const { acknowledged, missing, passed } = result;
      results.push({ round, ...result });
      const { orders, payments, failures, longestGapMs, longestReadGapMs } = acknowledged;
      log(
        `${passed ? 'ok  ' : 'FAIL'}  ${name}: no write for ${seconds(longestGapMs)}, no page for ${seconds(longestReadGapMs)}; ` +
          `missing ${missing.orders.length} of ${orders.length} orders and ${missing.payments.length} of ${payments.length} payments, ` +
          `${missing.breaches.length} broken invariants; refused ${JSON.stringify(failures)}`,
      );
    }
} finally {
  mkdirSync(join(root, 'test-results'), { recursive: true });
  writeFileSync(REPORT, JSON.stringify(results, undefined, 2));
  await cluster.stop();
  if (results.every(({ passed }) => passed)) rmSync(folder, { recursive: true, force: true });
  else log(`The logs are in ${folder}/log.`);
}
process.exit(results.every(({ passed }) => passed) ? 0 : 1);

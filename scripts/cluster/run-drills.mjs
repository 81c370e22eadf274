/** `npm run cluster:drills`: see scripts/cluster-drills.mjs. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../prepare/free-port.mjs';
import { log, root } from '../prepare/process.mjs';
import { assertOption, readOptions } from '../prepare/read-options.mjs';
import { startCluster } from './cluster.mjs';
import { DRILLS, prepareScene, runDrill } from './drills.mjs';
import { describeResult, summarize } from './summary.mjs';

const HELP = `npm run cluster:drills [-- options]: breaks a cluster on this machine, and counts what was lost.

  --rounds 1          how often each drill is done
  --only frozen       drills whose name contains this
  --minutes 60        starts no drill after this time
  --nats              sends events between the servers by NATS

Drills: ${Object.keys(DRILLS).join(', ')}`;
const values = readOptions(HELP, {
  rounds: { type: 'string', default: '1' },
  only: { type: 'string', default: '' },
  nats: { type: 'boolean', default: false },
  minutes: { type: 'string', default: '1000' },
});
const rounds = Number(values.rounds);
const minutes = Number(values.minutes);
const isPossible = (name) => values.nats || !name.startsWith('NATS');
const names = Object.keys(DRILLS).filter((name) => isPossible(name) && name.includes(values.only));
assertOption(Number.isInteger(rounds) && rounds > 0, '--rounds must be a whole number above 0.');
assertOption(minutes > 0, '--minutes must be a number above 0.');
assertOption(
  names.length > 0,
  `--only: no drill is named "${values.only}". Drills of NATS need --nats.\n\n${HELP}`,
);

const REPORT = join(root, 'test-results/cluster-drills.json');
const folder = mkdtempSync(join(tmpdir(), 'openmall-cluster-'));
const cluster = await startCluster({
  folder,
  port: await freePort(0),
  withNats: values.nats,
  env: { RATE_LIMITS: 'off', ALLOW_DEMO_DATA: '1' },
});
const startedAt = performance.now();
const isOver = () => performance.now() - startedAt > minutes * 60_000;
const results = [];
mkdirSync(join(root, 'test-results'), { recursive: true });
try {
  const scene = await prepareScene(cluster);
  for (let round = 1; round <= rounds && !isOver(); round += 1)
    for (const name of names) {
      if (isOver()) break;
      const result = { round, ...(await runDrill(cluster, name, scene)) };
      results.push(result);
      log(describeResult(result));
      writeFileSync(REPORT, JSON.stringify(results, undefined, 2));
    }
} finally {
  await cluster.stop();
  if (results.every(({ passed }) => passed)) rmSync(folder, { recursive: true, force: true });
  else log(`The logs are in ${folder}/log.`);
}
log(summarize(results));
process.exit(results.every(({ passed }) => passed) ? 0 : 1);

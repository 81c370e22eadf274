/**
 * `npm run cluster:drills [-- --rounds 10] [--only frozen] [--nats] [--minutes 60]`: breaks parts of a cluster while buyers order and pay, and
 * compares what was acknowledged with what the database has afterwards (docs/cluster.md).
 */
import { installClusterPrograms } from './cluster/programs.mjs';
import { ensureDependencies } from './prepare/dependencies.mjs';
import { pinnedEnv, pinnedNode, run } from './prepare/process.mjs';
import { ensureWebBuild } from './prepare/web-build.mjs';

await ensureDependencies();
if (!installClusterPrograms({ withNats: process.argv.includes('--nats') })) {
  console.error('The drills need PostgreSQL, Patroni, etcd and HAProxy.');
  process.exit(1);
}
// Visitors of the drills read pages, too.
await ensureWebBuild();
process.exitCode = await run(pinnedNode(), ['scripts/cluster/run-drills.mjs', ...process.argv.slice(2)], {
  env: pinnedEnv(),
});

/**
 * `npm run cluster [-- --servers 3] [--folder <data>] [--demo] [--nats]`: runs the mall as a cluster on this machine, of programs
 * from Debian: three etcd, three PostgreSQL under Patroni, HAProxy, and servers behind it (docs/cluster.md).
 */
import { ensureDependencies } from './prepare/dependencies.mjs';
import { installClusterPrograms } from './cluster/programs.mjs';
import { pinnedEnv, pinnedNode, run } from './prepare/process.mjs';
import { ensureOfficeBuild, ensureWebBuild } from './prepare/web-build.mjs';

await ensureDependencies();
if (installClusterPrograms({ withNats: process.argv.includes('--nats') })) {
  await ensureWebBuild();
  await ensureOfficeBuild();
  process.exitCode = await run(pinnedNode(), ['scripts/cluster/main.mjs', ...process.argv.slice(2)], {
    env: pinnedEnv(),
  });
} else {
  console.error(
    'A cluster needs PostgreSQL, Patroni, etcd and HAProxy: install postgresql patroni etcd-server haproxy python3-etcd.',
  );
  process.exitCode = 1;
}

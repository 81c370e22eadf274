/** `npm run dashboard [-- --seconds 90]`: draws the Grafana dashboard of a mall under load (scripts/dashboard/main.ts). */
import { spawnSync } from 'node:child_process';
import { ensureDependencies } from './prepare/dependencies.mjs';
import { installDebianPackages, log, pinnedEnv, pinnedNode, run } from './prepare/process.mjs';

const hasPrometheus = () => spawnSync('prometheus', ['--version']).status === 0;

await ensureDependencies();
if (hasPrometheus() || (installDebianPackages(['prometheus'], 'for the dashboard') && hasPrometheus())) {
  process.exitCode = await run(pinnedNode(), ['scripts/dashboard/main.ts', ...process.argv.slice(2)], {
    env: pinnedEnv(),
  });
} else {
  log('The dashboard needs Prometheus: install prometheus.');
  process.exitCode = 1;
}

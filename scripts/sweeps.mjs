/**
 * `npm run sweeps [-- <playwright arguments>]`: checks every page of store and back office, in all widths, languages and
 * directions, and when a file of it does not load. `npm test` checks a part of them.
 */
import { run } from './prepare/process.mjs';

const args = ['scripts/e2e.mjs', 'sweeps/', 'lazy/', ...process.argv.slice(2)];
process.exitCode = await run(process.execPath, args, { env: { ...process.env, SWEEPS: 'all' } });

/** `npm run widths [-- <playwright arguments>]`: opens every page in windows of 360 to 1440 px in four languages. */
import { run } from './prepare/process.mjs';

const args = ['scripts/e2e.mjs', 'widths/', ...process.argv.slice(2)];
process.exitCode = await run(process.execPath, args, { env: { ...process.env, WIDTHS: 'all' } });

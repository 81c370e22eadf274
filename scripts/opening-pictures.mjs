/** `npm run screenshots:opening`: tells the story of a mall that opens, and draws the pictures of docs/opening.md. */
import { pinnedEnv, pinnedNode, run } from './prepare/process.mjs';

process.exitCode = await run(pinnedNode(), ['scripts/e2e.mjs', 'a-mall-opens-from-nothing'], {
  env: { ...pinnedEnv({}), GUIDE_PICTURES: '1' },
});

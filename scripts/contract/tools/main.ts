/** `npm run contract:tools [-- --quick]`: opens the contract in tools of others, and runs the judge through Prism as a validating proxy. */
import { openInTools, type Outcome } from './foreign-tools.ts';
import { checkPrismProxy } from './prism-proxy.ts';

/** With `--quick`, one valid call of each operation. */
const only = process.argv.includes('--quick') ? ['pos.works'] : [];

async function throughProxy(): Promise<Outcome> {
  const { findings, calls } = await checkPrismProxy(only);
  const name = `Prism as a validating proxy, ${calls} calls`;
  return findings.length === 0 ? { name } : { name, finding: findings.join('\n') };
}

const outcomes = [...openInTools(), await throughProxy()];
for (const { name, finding, skipped } of outcomes) {
  if (skipped !== undefined) console.log(`-     ${name} was not run: ${skipped}`);
  else console.log(finding === undefined ? `ok    ${name}` : `FAIL  ${name}\n${finding}`);
}
process.exitCode = outcomes.some(({ finding }) => finding !== undefined) ? 1 : 0;

/** `npm run check`: what can be found wrong without running the product. Prints every finding with its cure. */
import { contractFindings } from './contract.ts';
import { driftFindings } from './drift.ts';
import { importFindings } from './imports.ts';
import { lockfileFindings } from './lockfile.ts';
import { messageFindings } from './messages.ts';
import { checkPrism } from './prism.ts';
import { checkSamples } from './samples.ts';
import { wordFindings } from './words.ts';

const checks: readonly (readonly [string, () => string[] | Promise<string[]>])[] = [
  ['generated files are those of the contract', driftFindings],
  ['contract is clean', contractFindings],
  ['samples agree with the contract', checkSamples],
  ['Prism answers every operation with a valid example', checkPrism],
  ['every message key has its words', messageFindings],
  ['words of every language are sound (npm run i18n)', wordFindings],
  ['rooms import only what they may', importFindings],
  ['lockfile names no addresses', lockfileFindings],
];

let failed = 0;
for (const [name, check] of checks) {
  const findings = await check();
  console.log(`${findings.length === 0 ? 'ok  ' : 'FAIL'}  ${name}`);
  for (const finding of findings) console.log(`      ${finding}`);
  failed += findings.length;
}
process.exitCode = failed ? 1 : 0;

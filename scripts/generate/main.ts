/**
 * `npm run generate`: generates all files that are derived from the contract.
 * `--check` writes nothing and lists the files that are out of date.
 */
import { ContractError } from '../contract/contract-error.ts';
import { differences, generate, sync, withStaging } from './generate.ts';

const isCheck = process.argv.includes('--check');

const run = async (staging: string): Promise<number> => {
  await generate(staging, { log: isCheck ? () => {} : console.log });
  const differing = differences(staging);
  if (!isCheck) {
    sync(staging);
    console.log(differing.length === 0 ? 'Nothing changed.' : `${differing.length} files changed.`);
    return 0;
  }
  for (const { file, change } of differing) console.log(`${change}: ${file}`);
  if (differing.length > 0) console.log('Generated files are out of date. Fix: npm run generate');
  return differing.length > 0 ? 1 : 0;
};

try {
  process.exitCode = await withStaging(run);
} catch (error) {
  if (!(error instanceof ContractError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

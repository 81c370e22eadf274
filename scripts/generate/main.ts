/**
 * `npm run generate`: generates all files that are derived from the contract.
 * `--check` writes nothing and lists the files that are out of date.
 */
import { differences, generate, sync, withStaging } from './generate.ts';

const isCheck = process.argv.includes('--check');

process.exitCode = await withStaging(async (staging) => {
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
});

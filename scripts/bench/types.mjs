/** Type instantiations of a program that calls every operation. */
import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

export async function instantiations({ root, folder, name, text }) {
  const file = `${name}.types.ts`;
  writeFileSync(join(folder, file), text);
  const config = join(folder, `${name}.tsconfig.json`);
  // Users of the package compile against its declarations, not its source.
  const built = (path) => [join(root, 'packages/sdk/dist', path)];
  const paths = { '@openmall/sdk': built('index.d.ts'), '@openmall/sdk/hooks': built('hooks/index.d.ts') };
  const compilerOptions = { types: [], incremental: false, paths };
  writeFileSync(
    config,
    JSON.stringify({ extends: join(root, 'tsconfig.json'), compilerOptions, include: [file] }),
  );
  const args = [join(root, 'node_modules/.bin/tsc'), '-p', config, '--extendedDiagnostics'];
  const { stdout } = await run(process.execPath, args, { cwd: root, maxBuffer: 1e8 });
  return Number(/Instantiations:\s+(\d+)/.exec(stdout)?.[1]);
}

const capitalize = (id) => id.charAt(0).toUpperCase() + id.slice(1);
/** An input expression with the type of the contract. */
const inputOf = ([id, { body, query }]) => {
  if (body) return '{} as never';
  return Object.keys(query.properties).some((name) => name !== 'lang')
    ? `{} as sdk.${capitalize(id)}Params`
    : '';
};

/** Calls every operation. */
export const callsOf = (operations) => `
import * as sdk from '@openmall/sdk';
declare const transport: sdk.Transport;
export const answers = () => [
${Object.entries(operations)
  .map((entry) => `  sdk.${entry[0]}(transport, ${inputOf(entry)}),`)
  .join('\n')}
];
`;

/** Uses the hook of every operation. */
export const hooksOf = (operations) => `
import type * as sdk from '@openmall/sdk';
import * as hooks from '@openmall/sdk/hooks';
export const useAll = () => [
${Object.entries(operations)
  .map(
    ([id, entry]) =>
      `  hooks.use${capitalize(id)}(${entry.semantics === 'read' ? inputOf([id, entry]) : ''}),`,
  )
  .join('\n')}
];
`;

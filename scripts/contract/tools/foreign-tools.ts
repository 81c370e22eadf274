/** Tools of others that must open the bundled contract. Each is installed into a folder of its own, outside of the project's dependencies. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../workspace.ts';
import { createPact } from './pact-file.ts';

const bundle = join(root, 'openapi/dist/openapi.json');
const cache = join(root, '.cache/contract-tools');
const pact = join(cache, 'pact.json');

interface Tool {
  readonly name: string;
  /** Package and version; undefined for a dependency of the project. */
  readonly install?: string;
  /** Versions of its dependencies that npm must choose. */
  readonly overrides?: object;
  /** The program and its arguments, in the folder of the tool. */
  readonly command: (folder: string) => readonly [program: string, ...args: string[]];
  /** What the output has if the tool has read the contract; by default its exit code tells. */
  readonly opened?: RegExp;
}

const bin =
  (name: string, ...args: readonly string[]): Tool['command'] =>
  (folder) => [join(folder, 'node_modules/.bin', name), ...args];

/** Optic's rules and their messages are compiled by two packages, which work with one version of ajv only. */
const oneAjv = Object.fromEntries(
  ['core', 'functions', 'rulesets', 'ruleset-migrator'].map((part) => [
    `@stoplight/spectral-${part}`,
    { ajv: '8.17.1' },
  ]),
);

const tools: readonly Tool[] = [
  {
    name: 'Redocly Respect',
    command: bin('redocly', 'generate-arazzo', bundle, '-o', join(cache, 'respect.yaml')),
    opened: /generated successfully|Arazzo description/i,
  },
  {
    name: 'Portman',
    install: '@apideck/portman@1.33.0',
    command: bin('portman', '-l', bundle, '-o', join(cache, 'postman.json')),
    opened: /Conversion successful/,
  },
  {
    name: 'Dredd',
    install: 'dredd@14.1.0',
    command: bin('dredd', bundle, 'http://127.0.0.1:9', '--dry-run'),
  },
  {
    name: 'Optic',
    install: '@useoptic/optic@1.0.9',
    overrides: oneAjv,
    command: bin('optic', 'diff', bundle, bundle),
    opened: /No operations changed/,
  },
  {
    // Leniently, because its patterns have no Unicode classes, which the name of a person needs.
    name: 'Specmatic',
    install: 'specmatic@2.55.1',
    command: (folder) => {
      const jar = join(folder, 'node_modules/specmatic/specmatic.jar');
      const examples = ['examples', 'validate', '--lenient', '--examples-to-validate', 'INLINE'];
      return ['java', '-Xss64m', '-jar', jar, ...examples, '--spec-file', bundle];
    },
    opened: /example\(s\) are valid/,
  },
  {
    name: 'Pact, with an example of each operation',
    install: '@pactflow/openapi-pact-comparator@2.3.1',
    command: bin('opc', '--oas', bundle, pact),
  },
];

/** Tools that are known and cannot be run, each with its reason (decision 044). */
const notRun: readonly Outcome[] = [
  { name: 'openapi-generator', skipped: 'its npm package fetches the program from Maven Central' },
];

function folderOf({ name, install, overrides }: Tool): string {
  if (!install) return root;
  const folder = join(cache, name.toLowerCase().split(/\W/)[0] ?? '');
  if (existsSync(join(folder, 'node_modules/.bin'))) return folder;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, overrides }));
  const options = ['--no-audit', '--no-fund', '--ignore-scripts', '--save-exact'];
  const { status, stderr } = spawnSync('npm', ['install', ...options, install], {
    cwd: folder,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${name} cannot be installed: ${stderr.slice(-400)}`);
  return folder;
}

export interface Outcome {
  readonly name: string;
  readonly finding?: string;
  /** Why the tool was not run. */
  readonly skipped?: string;
}

function open(tool: Tool): Outcome {
  const { name, command, opened } = tool;
  const [program, ...args] = command(folderOf(tool));
  const { stdout, stderr, status, error } = spawnSync(program, args, {
    cwd: cache,
    encoding: 'utf8',
    timeout: 300_000,
    maxBuffer: 1e8,
    env: { ...process.env, OPTIC_TELEMETRY_LEVEL: 'off' },
  });
  if (error && 'code' in error && error.code === 'ENOENT')
    return { name, skipped: `${program} is not installed` };
  const output = stdout + stderr;
  if (opened ? opened.test(output) : status === 0) return { name };
  return { name, finding: `does not open the contract:\n${output.slice(-1_500)}` };
}

export function openInTools(): Outcome[] {
  mkdirSync(cache, { recursive: true });
  writeFileSync(pact, JSON.stringify(createPact(bundle)));
  return [...tools.map(open), ...notRun];
}

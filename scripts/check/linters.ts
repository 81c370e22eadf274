/** The checks of `npm run check` that run other programs. */
import { spawnSync } from 'node:child_process';
import { documents } from '../contract/documents.ts';
import { root, runTool } from '../workspace.ts';

const contractLinters: readonly (readonly [string, readonly string[]])[] = [
  ...documents.map(
    ({ entry }) =>
      ['redocly', ['lint', '--config', 'openapi/redocly.yaml', entry, '--format', 'stylish']] as const,
  ),
  [
    'redocly',
    ['lint', '--config', 'openapi/control.redocly.yaml', 'openapi/control.yaml', '--format', 'stylish'],
  ],
  [
    'spectral',
    [
      'lint',
      ...documents.map(({ name }) => `openapi/dist/${name}.json`),
      '--ruleset',
      '.spectral.yaml',
      '--fail-severity',
      'hint',
    ],
  ],
];

/** Findings of the contract's linters: project rules and structure on the source, OpenAPI rules on the bundle. */
export function lintContract(): string[] {
  return contractLinters.flatMap(([tool, args]) => {
    const { ok, lines } = runTool(tool, args);
    const hasWarnings = lines.some((line) => /\b[1-9]\d* warning/.test(line));
    return ok && !hasWarnings ? [] : lines.map((line) => `${tool}: ${line}`);
  });
}

/** Generated files that are out of date. The last line is the fix. */
export function checkGenerated(): string[] {
  const { status, stdout } = spawnSync(process.execPath, ['scripts/generate/main.ts', '--check'], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return status === 0 ? [] : stdout.split('\n').filter((line) => line !== '');
}

/** Imports that `.dependency-cruiser.cjs` forbids. */
export function checkImports(): string[] {
  const { ok, lines } = runTool('depcruise', [
    '--config',
    '.dependency-cruiser.cjs',
    '--output-type',
    'err',
    'packages',
    'scripts',
    'openapi',
  ]);
  return ok ? [] : lines.filter((line) => /error|violation/.test(line));
}

/** Unused files, exports and dependencies (knip.json). */
export function checkUnused(): string[] {
  const { ok, lines } = runTool('knip', ['--no-progress', '--no-config-hints']);
  return ok ? [] : [...lines];
}

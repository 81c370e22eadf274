import { runTool } from './program.ts';

const linters: readonly (readonly [string, readonly string[]])[] = [
  ['redocly', ['lint', '--config', 'openapi/redocly.yaml', 'openapi/openapi.yaml', '--format', 'stylish']],
  [
    'redocly',
    ['lint', '--config', 'openapi/control.redocly.yaml', 'openapi/control.yaml', '--format', 'stylish'],
  ],
  [
    'spectral',
    ['lint', 'openapi/dist/openapi.json', '--ruleset', '.spectral.yaml', '--fail-severity', 'hint'],
  ],
];

/** What the two linters of the contract say: house rules and structure on the source, OpenAPI rules on the bundle. */
export function contractFindings(): string[] {
  return linters.flatMap(([tool, args]) => {
    const { ok, lines } = runTool(tool, args);
    const warned = lines.some((line) => /\b[1-9]\d* warning/.test(line));
    return ok && !warned ? [] : lines.map((line) => `${tool}: ${line}`);
  });
}

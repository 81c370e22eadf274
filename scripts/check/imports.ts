import { runTool } from './program.ts';

/** Imports against the direction of the house (.dependency-cruiser.cjs). */
export function importFindings(): string[] {
  const { ok, lines } = runTool('depcruise', [
    '--config',
    '.dependency-cruiser.cjs',
    '--output-type',
    'err',
    'packages',
  ]);
  return ok ? [] : lines.filter((line) => /error|violation/.test(line));
}

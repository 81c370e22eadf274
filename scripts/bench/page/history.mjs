/** docs/performance-history.json: the figures of each measurement, and plots of them over time. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import prettier from 'prettier';
import { root } from '../../prepare/process.mjs';
import { plotOverTime } from './plot.mjs';

const FILE = join(root, 'docs/performance-history.json');

/**
 * Adds the figures of a measurement to those of its part, such as `server`, and draws their plot.
 *
 * @returns The line of Markdown that shows the plot.
 */
export async function addToHistory(part, { at, figures, title }) {
  const history = JSON.parse(readFileSync(FILE, 'utf8'));
  const runs = [...(history[part] ?? []), { at, figures }];
  const text = JSON.stringify({ ...history, [part]: runs });
  const config = await prettier.resolveConfig(FILE);
  writeFileSync(FILE, await prettier.format(text, { ...config, parser: 'json' }));
  const image = `images/performance-${part}.svg`;
  writeFileSync(join(root, 'docs', image), plotOverTime({ title, runs }));
  return `![${title}, over time](${image})`;
}

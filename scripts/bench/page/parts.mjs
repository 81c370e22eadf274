/** docs/performance.md, whose parts come from different measurements. Each keeps the parts of the others. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import prettier from 'prettier';
import { root } from '../../prepare/process.mjs';

const PAGE = join(root, 'docs/performance.md');

/** The parts of the page: what is before the first `## `, then one for each title. */
function readParts() {
  const text = existsSync(PAGE) ? readFileSync(PAGE, 'utf8') : '# Speed and sizes\n';
  const [opening = '', ...parts] = text.split(/^(?=## )/m);
  return { opening, parts };
}

async function writeParts({ opening, parts }) {
  const config = await prettier.resolveConfig(PAGE);
  const text = [opening, ...parts].map((part) => part.trim()).join('\n\n');
  writeFileSync(PAGE, await prettier.format(text, { ...config, parser: 'markdown' }));
}

export const replaceOpening = (opening) => writeParts({ ...readParts(), opening });

/** Replaces the part with this title, or adds it at the end. */
export async function replacePart(title, text) {
  const { opening, parts } = readParts();
  const part = `${title}\n\n${text}`;
  const at = parts.findIndex((other) => other.startsWith(`${title}\n`));
  await writeParts({ opening, parts: at < 0 ? [...parts, part] : parts.with(at, part) });
}

/** A table of rows by name, with a column for each of their figures. */
export function tableOf(rows) {
  const columns = [...new Set(Object.values(rows).flatMap(Object.keys))];
  const lines = Object.entries(rows).map(
    ([name, figures]) => `| ${[name, ...columns.map((column) => figures[column] ?? '')].join(' | ')} |`,
  );
  return `| ${['', ...columns].join(' | ')} |\n| ${['', ...columns].map(() => '---').join(' | ')} |\n${lines.join('\n')}`;
}

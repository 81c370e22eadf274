/** docs/performance.md, whose parts come from different measurements. Each keeps the parts of the others. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import prettier from 'prettier';
import { root } from '../../prepare/process.mjs';

const PAGE = join(root, 'docs/performance.md');

/** The parts of the page: what is before the first `## `, then one for each title. */
function readParts() {
  const text = existsSync(PAGE) ? readFileSync(PAGE, 'utf8') : '# Speed of the server\n';
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

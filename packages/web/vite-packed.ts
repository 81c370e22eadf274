import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Plugin } from 'vite';

const pack = promisify(brotliCompress);
const densest = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

/** Writes each script as `.js.br` with maximum compression, which is too slow to do per request. */
export const packed: Plugin = {
  name: 'openmall-packed',
  apply: 'build',
  async writeBundle({ dir = '' }, bundle) {
    const chunks = Object.values(bundle).filter((part) => part.type === 'chunk');
    await Promise.all(
      chunks.map(async ({ fileName, code }) =>
        writeFile(join(dir, `${fileName}.br`), await pack(code, densest)),
      ),
    );
  },
};

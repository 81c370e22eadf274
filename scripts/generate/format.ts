/** Formatting and header of all generated files. */
import { join } from 'node:path';
import { format as prettier, resolveConfig } from 'prettier';
import { root } from '../workspace.ts';

const HEADER = '// Generated from openapi/ by `npm run generate`. Do not edit.\n/* eslint-disable */\n';
const options = await resolveConfig(join(root, 'package.json'));

export const format = (text: string): Promise<string> =>
  prettier(`${HEADER}${text}`, { ...options, parser: 'typescript' });

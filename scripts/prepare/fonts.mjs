/** Fonts for all languages, so that screenshots have the text widths that users see. */
import { spawnSync } from 'node:child_process';
import { installDebianPackages, log } from './process.mjs';

/** One language of each script that a fresh machine has no font for. */
const scripts = ['ar', 'hi', 'ja', 'ko', 'th', 'zh-cn', 'zh-tw'];

const isMissing = (language) => {
  const { status, stdout } = spawnSync('fc-list', [`:lang=${language}`, 'family'], { encoding: 'utf8' });
  return status === 0 && stdout.trim() === '';
};

/** Installs missing fonts if possible, otherwise logs the languages without one. */
export function ensureFonts() {
  if (!scripts.some(isMissing)) return;
  installDebianPackages(
    ['fonts-noto-core', 'fonts-noto-cjk'],
    'for screenshots in every script; about a minute',
  );
  const missing = scripts.filter(isMissing);
  if (missing.length > 0) log(`no fonts for ${missing.join(', ')}: their characters appear as boxes.`);
}

/** The signs of all 21 languages, so that a page drawn here is as wide as it is for its readers. */
import { spawnSync } from 'node:child_process';
import { installDebian, say } from './process.mjs';

/** One language of each script that a plain machine draws as empty boxes. */
const scripts = ['ar', 'hi', 'ja', 'ko', 'th', 'zh-cn', 'zh-tw'];

const lacks = (language) => {
  const { status, stdout } = spawnSync('fc-list', [`:lang=${language}`, 'family'], { encoding: 'utf8' });
  return status === 0 && stdout.trim() === '';
};

/** Installs what is missing where that can be done; tells what drawings will not show where it can't. */
export function ensureFonts() {
  if (!scripts.some(lacks)) return;
  installDebian(['fonts-noto-core', 'fonts-noto-cjk'], 'pages in every script; about a minute');
  const missing = scripts.filter(lacks);
  if (missing.length > 0) say(`no fonts for ${missing.join(', ')}: boxes stand for their signs.`);
}

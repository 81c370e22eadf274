/** Writes the part of docs/performance.md about where the CPU of the server goes. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { replacePart } from '../page/parts.mjs';

const PROFILE_TITLE = '## Where the time goes';

const shareOf = (parts, name) => {
  const all = Object.values(parts).reduce((sum, us) => sum + us, 0);
  return (100 * (parts[name] ?? 0)) / all;
};

/** Keeps each profile for Chromium's developer tools, and the table of all. */
export async function writeProfile({ at, seconds, profiles, folder }) {
  mkdirSync(folder, { recursive: true });
  for (const { work, profile } of profiles)
    writeFileSync(join(folder, `${work.replaceAll(/\W+/g, '-')}.cpuprofile`), JSON.stringify(profile));
  const names = [...new Set(profiles.flatMap(({ parts }) => Object.keys(parts)))];
  const average = (name) =>
    profiles.reduce((sum, { parts }) => sum + shareOf(parts, name), 0) / profiles.length;
  const rows = names
    .toSorted((a, b) => average(b) - average(a))
    .map((name) => [name, ...profiles.map(({ parts }) => `${shareOf(parts, name).toFixed(0)} %`)]);
  console.table(rows);
  await replacePart(
    PROFILE_TITLE,
    `\`npm run bench:server -- --profile\` measures this part, on ${at.slice(0, 10)}, ${seconds} seconds each at ten connections: the share of each part in the CPU of the server's process, which the table above gives per call. A function of V8 counts to the code that called it.

| part | ${profiles.map(({ work }) => work).join(' | ')} |
| --- | ${profiles.map(() => '---').join(' | ')} |
${rows.map((row) => `| ${row.join(' | ')} |`).join('\n')}
`,
  );
}

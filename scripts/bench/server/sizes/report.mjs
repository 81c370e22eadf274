/** Writes the part of docs/performance.md about the size of a mall. */
import { replacePart } from '../../page/parts.mjs';

const count = new Intl.NumberFormat('en');

/** A table of names and sizes, with a last column for what grows. */
function tableOf({ title, rows, cellOf, costOf }) {
  const sizes = [...new Set(rows.map(({ size }) => size))];
  const names = [...new Set(rows.map(({ name }) => name))];
  const rowOf = (name, size) => rows.find((row) => row.name === name && row.size === size);
  const growthOf = (name) => (costOf(rowOf(name, sizes.at(-1))) / costOf(rowOf(name, sizes[0]))).toFixed(1);
  const lines = names.map(
    (name) =>
      `| ${name} | ${sizes.map((size) => cellOf(rowOf(name, size))).join(' | ')} | ${growthOf(name)} |`,
  );
  return `| ${title} | ${sizes.map((size) => `${count.format(size)} goods`).join(' | ')} | growth |
| --- | ${sizes.map(() => '---').join(' | ')} | --- |
${lines.join('\n')}`;
}

function readCell({ databaseMs, p50, buffers, done, refusals }) {
  const refused = Object.values(refusals).reduce((sum, times) => sum + times, 0);
  const cost = done === 0 ? '–' : `${databaseMs.toFixed(2)} / ${p50.toFixed(0)} / ${count.format(buffers)}`;
  return refused > 0 ? `${cost}, ${refused} refused` : cost;
}

export async function writeSizes({ at, seconds, rows }) {
  const sizes = [...new Set(rows.map(({ size }) => size))];
  await replacePart(
    '## By the size of the mall',
    `\`npm run bench:server -- --sizes ${sizes.join(',')}\` measures this part. The mall has as many orders as goods, at least ten for each buyer who asks, a tenth as many buyers and a hundredth as many stores, and a chat message for each goods; half of the goods are translated, each into one of ten languages. All calls have a session, so none is answered from the answers that are kept for visitors. Each cell is the CPU of the database in milliseconds a call, the median time in milliseconds, and the buffers that its statements have read, at four connections, ${seconds === 1 ? 'one second' : `${seconds} seconds`} each, on ${at.slice(0, 10)}. All sizes are asked for one read before the next, twice, and the lower figure counts: other programs on the machine only ever add. The last column is the CPU at the largest size over that at the smallest. The searches of *500 matches*, of *40 matches* and of *5 matches* ask for words of as many goods at each size. Those of the other searches are in a number of goods that grows with the mall: where a small mall has a few, a large one has more than the 400 that a search ranks. A large mall keeps these for half a minute ([decision 065](decisions/065-searches-look-into-one-tier-of-goods-after-the-other.md)), and the facets of a long list for a minute: the figures are those of words and categories that are asked for again.

${tableOf({ title: 'read', rows, cellOf: readCell, costOf: ({ databaseMs }) => databaseMs })}
`,
  );
}

export async function writeJobs({ at, jobs }) {
  const sizes = [...new Set(jobs.map(({ size }) => size))];
  await replacePart(
    '## Scheduled jobs by the size of the mall',
    `\`npm run bench:server -- --sizes ${sizes.join(',')} --jobs\` measures this part, on ${at.slice(0, 10)}. The jobs look every few seconds for what is due. Three of ten orders of other buyers are being packed, on their way or have just arrived, and none is due. _seal 50 transfers_ notes fifty and seals them. Each cell is the median time of a run in milliseconds, and the buffers that it has read.

${tableOf({
  title: 'job',
  rows: jobs,
  cellOf: ({ ms, buffers }) => `${ms.toFixed(1)} / ${count.format(buffers)}`,
  costOf: ({ ms }) => ms,
})}
`,
  );
}

/** Writes the part of docs/performance.md about the size of a mall. */
import { replacePart } from './page.mjs';

const count = new Intl.NumberFormat('en');

export async function writeSizes({ at, seconds, rows }) {
  const sizes = [...new Set(rows.map(({ size }) => size))];
  const names = [...new Set(rows.map(({ name }) => name))];
  const rowOf = (name, size) => rows.find((row) => row.name === name && row.size === size);
  const cellOf = (name, size) => {
    const { databaseMs, p50, done, refusals } = rowOf(name, size);
    const refused = Object.values(refusals).reduce((sum, times) => sum + times, 0);
    return `${done === 0 ? '–' : databaseMs.toFixed(2)} / ${p50.toFixed(0)}${refused > 0 ? `, ${refused} refused` : ''}`;
  };
  const growth = (name) => {
    const [first, last] = [rowOf(name, sizes[0]), rowOf(name, sizes.at(-1))];
    return (last.databaseMs / first.databaseMs).toFixed(1);
  };
  await replacePart(
    '## By the size of the mall',
    `\`npm run bench:server -- --sizes ${sizes.join(',')}\` measures this part. The mall has as many orders as goods, at least ten for each buyer who asks, a tenth as many buyers and a hundredth as many stores; half of the goods are translated into German or Japanese. All calls have a session, so none is answered from the answers that are kept for visitors. Each cell is the CPU of the database in milliseconds a call, and the median time in milliseconds, at four connections, ${seconds} seconds each, on ${at.slice(0, 10)}. All sizes are asked for one read before the next, twice, and the lower figure counts: other programs on the machine only ever add. The last column is the CPU at the largest size over that at the smallest. The searches of *500 matches* and of *5 matches* ask for words of as many goods at each size. Those of the other searches are in a number of goods that grows with the mall: where a small mall has a few, a large one has more than the 400 that a search ranks. A large mall keeps these for half a minute ([decision 065](decisions/065-searches-look-into-one-tier-of-goods-after-the-other.md)), and the facets of a long list for a minute: the figures are those of words and categories that are asked for again.

| read | ${sizes.map((size) => `${count.format(size)} goods`).join(' | ')} | growth |
| --- | ${sizes.map(() => '---').join(' | ')} | --- |
${names.map((name) => `| ${name} | ${sizes.map((size) => cellOf(name, size)).join(' | ')} | ${growth(name)} |`).join('\n')}
`,
  );
}

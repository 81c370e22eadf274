/** Tables of `npm run bench:server`, on the terminal and in docs/performance.md, with a plot. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../prepare/process.mjs';
import { addToHistory } from '../page/history.mjs';
import { replaceOpening } from '../page/parts.mjs';
import { PACED } from './works.mjs';

const refusedOf = ({ refusals }) =>
  Object.entries(refusals)
    .map(([reason, count]) => `${count} × ${reason}`)
    .join(', ') || '0';
const floorOf = (run, { work, connections }) =>
  run.rows.find((row) => row.side === 'floor' && row.work === work && row.connections === connections);
const oursOf = (run) => run.rows.filter(({ side }) => side === 'ours');
const shareOf = (run, row) => Math.round((100 * row.perSecond) / (floorOf(run, row)?.perSecond || Infinity));
/** Rows of works whose rate says how fast the server is, at a number of connections. */
const unpacedOf = (run, connections) =>
  oursOf(run).filter((row) => row.connections === connections && !PACED[row.work]);
const costOf = ({ serverMs, databaseMs }) => `${serverMs.toFixed(2)} + ${databaseMs.toFixed(2)}`;

export function printRun(run, work) {
  const rows = oursOf(run).filter((row) => row.work === work);
  console.table(
    Object.fromEntries(
      rows.map((row) => {
        const floor = floorOf(run, row);
        const shown = {
          'per second': row.perSecond,
          'of the floor, %': shareOf(run, row),
          'CPU, ms': costOf(row),
          'CPU of the floor': costOf(floor),
          'p50, ms': row.p50,
          'p99, ms': row.p99,
          'memory, MB': row.memoryMb,
          refused: refusedOf(row),
          'refused by the floor': refusedOf(floor),
        };
        return [`${work} at ${row.connections}`, shown];
      }),
    ),
  );
}

/** How the cost of each work changed since an earlier run. The floor shows what the machine itself changed. */
export function compareRuns(before, run) {
  const rows = run.rows.flatMap((row) => {
    const old = before.rows.find(
      ({ work, connections, side }) =>
        work === row.work && connections === row.connections && side === row.side,
    );
    if (!old) return [];
    const change = (key) => `${Math.round((row[key] / old[key] - 1) * 100)} %`;
    const shown = { 'per second': change('perSecond'), 'CPU of the server': change('serverMs') };
    return [
      [
        `${row.side}: ${row.work} at ${row.connections}`,
        { ...shown, 'CPU of the database': change('databaseMs') },
      ],
    ];
  });
  console.table(Object.fromEntries(rows));
}

const BAR = { height: 18, gap: 6, left: 190, width: 420 };

/** Bars of the rate in percent of the floor, at the connections of the table. */
function plotOf(run, connections) {
  const rows = unpacedOf(run, connections);
  const height = rows.length * (BAR.height + BAR.gap) + 40;
  const bars = rows.map((row, index) => {
    const share = shareOf(run, row);
    const top = 34 + index * (BAR.height + BAR.gap);
    const width = Math.max(1, (Math.min(share, 100) / 100) * BAR.width);
    return `<text x="${BAR.left - 8}" y="${top + 13}" text-anchor="end">${row.work}</text>
<rect x="${BAR.left}" y="${top}" width="${width.toFixed(1)}" height="${BAR.height}" rx="3" fill="#1565c0"/>
<text x="${(BAR.left + width + 6).toFixed(1)}" y="${top + 13}">${share} %</text>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 680 ${height}" font-family="sans-serif" font-size="13" role="img">
<title>Calls a second in percent of the floor, at ${connections} connections</title>
<rect width="680" height="${height}" fill="#ffffff"/>
<text x="16" y="20" font-weight="bold">Calls a second in percent of the floor, at ${connections} connections</text>
${bars.join('\n')}
</svg>
`;
}

const PLOT = 'docs/images/performance.svg';

/** Writes the page and its plot. */
export async function writePage(run) {
  const rows = oursOf(run).map((row) => {
    const floor = floorOf(run, row);
    const cells = [
      row.work,
      row.connections,
      row.perSecond,
      `${shareOf(run, row)} %`,
      costOf(row),
      costOf(floor),
    ];
    return `| ${[...cells, row.p50, row.p99, row.memoryMb, row.bytes, refusedOf(row)].join(' | ')} |`;
  });
  const plotted = run.rows.some(({ connections }) => connections === 50) ? 50 : run.rows[0].connections;
  const overTime = await addToHistory('server', {
    at: run.at,
    figures: Object.fromEntries(unpacedOf(run, plotted).map((row) => [row.work, shareOf(run, row)])),
    title: `Calls a second in percent of the floor, at ${plotted} connections`,
  });
  await replaceOpening(`# Speed and sizes

Commands write this page. Do not edit it. \`npm run bench:server\` measures the server, with \`--sizes\` and \`--profile\` also by the size of the mall and by part, \`npm run bench\` the SDK, and \`npm run sizes\` the pages of the store. docs/performance-history.json keeps the figures of each measurement.

\`npm run bench:server\` starts a temporary PostgreSQL with 1 GB of buffers, fills the demo mall, and asks our server and a **floor** the same questions, one after the other: the least code with Hono and pg that answers them from the same database. The floor checks, translates and shows nothing beyond a few columns, so the distance to it is what a mall costs.

The database and the load run on the same machine as the server, and other programs may run beside them. **Compare figures only with the floor beside them**, which was measured in the same minute; \`--compare <file>\` does it for two runs. CPU is in milliseconds a call, server + database, from the accounts of the operating system. Times are in milliseconds, memory is that of the server's process in MB after the load, bytes are those of an answer without compression. _submit + pay_ counts orders, of two calls each; CPU and times are those of a call. _submit + pay at 350/s_ begins so many orders a second whether or not earlier ones are done, and the time of a call includes that it waits for a connection. A call that was refused or failed is not counted as answered, and is listed.

Measured on ${run.at.slice(0, 10)}, ${run.cores} cores, ${run.seconds} seconds each; load of the machine ${run.load.toFixed(1)}. Afterwards: ${run.ledger}

![Calls a second in percent of the floor](images/performance.svg)

${overTime}

| call | connections | per second | of the floor | CPU | CPU of the floor | p50 | p99 | memory | bytes | refused |
| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |
${rows.join('\n')}
`);
  writeFileSync(join(root, PLOT), plotOf(run, plotted));
}

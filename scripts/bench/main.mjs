/**
 * `npm run bench`: measures size, speed and types of the SDK and of other clients, and writes the part of
 * docs/performance.md about them; fails if the SDK exceeds a budget.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { measureCalls } from './calls.mjs';
import { generateOtherClients, writeEntries, writePartEntries } from './entries.mjs';
import { budgets } from './budgets.mjs';
import { addToHistory } from './page/history.mjs';
import { replacePart, tableOf } from './page/parts.mjs';
import { withEsbuild, withRolldown } from './sizes.mjs';
import { callsOf, hooksOf, instantiations } from './types.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));
const folder = join(root, '.cache/bench');
const contract = JSON.parse(readFileSync(join(root, 'packages/sdk/src/generated/contract.json'), 'utf8'));
const operations = Object.keys(contract.operations);
const overBudget = [];

function checkBudget(name, value, limit) {
  if (!(value <= limit)) overBudget.push(`${name}: ${Math.round(value)}, the limit is ${limit}`);
  return Math.round(value);
}

/** Bundles an entry with both bundlers. A budget, if there is one, holds for each of them. */
async function sizeOf(name, entry, budget) {
  const bytes = { rolldown: await withRolldown(entry), esbuild: await withEsbuild(entry) };
  for (const [bundler, limit] of Object.entries(budget ?? {}))
    checkBudget(`${name} in a bundle of ${bundler}`, bytes[bundler], limit);
  return bytes;
}

async function sizes() {
  const rows = {};
  for (const [client, entries] of Object.entries(writeEntries(folder, contract.operations))) {
    rows[client] = {};
    for (const [amount, entry] of Object.entries(entries)) {
      const bytes = await sizeOf(amount, entry, client === '@openmall/sdk' && budgets[amount]);
      rows[client][amount] = bytes.rolldown;
      rows[client][`${amount}, esbuild`] = bytes.esbuild;
    }
  }
  return rows;
}

async function parts() {
  const rows = Object.entries(writePartEntries(folder)).map(async ([name, entry]) => [
    name,
    await sizeOf(name, entry, budgets.parts[name]),
  ]);
  return Object.fromEntries(await Promise.all(rows));
}

async function calls() {
  const minimum = await measureCalls(folder);
  const raw = minimum['raw fetch'];
  const rows = Object.entries(minimum).map(([client, { ns, bytes }]) => {
    const over = { 'ns over raw fetch': ns - raw.ns, 'bytes over raw fetch': bytes - raw.bytes };
    if (client === '@openmall/sdk') {
      checkBudget('nanoseconds over raw fetch', over['ns over raw fetch'], budgets.ns);
      checkBudget('bytes of heap over raw fetch', over['bytes over raw fetch'], budgets.bytes);
    }
    return [
      client,
      {
        'ns per call': Math.round(ns),
        'ns over raw fetch': Math.round(ns - raw.ns),
        'bytes over raw fetch': Math.round(bytes - raw.bytes),
      },
    ];
  });
  return Object.fromEntries(rows);
}

async function types() {
  const all = await instantiations({ root, folder, name: 'calls', text: callsOf(contract.operations) });
  const withHooks = await instantiations({ root, folder, name: 'hooks', text: hooksOf(contract.operations) });
  return {
    [`all ${operations.length} operations`]: {
      instantiations: checkBudget('instantiations', all, budgets.calls),
    },
    'all hooks': { instantiations: checkBudget('instantiations with hooks', withHooks, budgets.hooks) },
  };
}

const TITLE = 'Gzipped kB of the SDK in a bundle that calls one operation, ten, and all';

/** Writes the tables, and the sizes of the SDK over time. */
async function writePart(tables) {
  const [sizes] = tables;
  const { one, ten, all } = sizes.rows['@openmall/sdk'];
  const overTime = await addToHistory('sdk', {
    at: new Date().toISOString(),
    figures: { 'one operation': one / 1_000, ten: ten / 1_000, all: all / 1_000 },
    title: TITLE,
  });
  const shown = tables.map(({ title, rows }) => `${title}:\n\n${tableOf(rows)}`);
  await replacePart(
    '## The SDK',
    `\`npm run bench\` measures this part. The other clients are generated from the same contract, with the settings of their guides.\n\n${overTime}\n\n${shown.join('\n\n')}\n`,
  );
}

await generateOtherClients(root, folder);
const tables = [];
for (const [title, measure] of [
  ['Gzipped bytes in a bundle with calls of operations, with Rolldown (Vite 8) and with esbuild', sizes],
  ['Gzipped bytes of one validator, one hook, one resource and money, without their peers', parts],
  ['Time and memory of a call with an immediate response', calls],
  ['Type instantiations of the compiler', types],
]) {
  console.log(`\n${title}`);
  const rows = await measure();
  console.table(rows);
  tables.push({ title, rows });
}
await writePart(tables);
for (const fault of overBudget) console.error(`Above the limit: ${fault}`);
process.exitCode = overBudget.length > 0 ? 1 : 0;

/** What the drills say: a line each, and a table by drill. */
const seconds = (ms) => (ms / 1000).toFixed(1);
const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);
const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor((numbers.length - 1) / 2)] ?? 0;

export function describeResult({ round, name, passed, acknowledged, missing, oldestAnswerMs, seen }) {
  const { orders, payments, stale, failures } = acknowledged;
  return [
    `${passed ? 'ok  ' : 'FAIL'}  ${round}. ${name}: no write for ${seconds(acknowledged.longestGapMs)} s`,
    `no list of goods for ${seconds(acknowledged.longestCatalogGapMs)} s, no page for ${seconds(acknowledged.longestReadGapMs)} s`,
    `an answer to a visitor was out of date for ${seconds(oldestAnswerMs)} s`,
    `missing ${missing.orders.length} of ${orders.length} orders and ${missing.payments.length} of ${payments.length} payments`,
    `${stale.length} stale reads, ${missing.breaches.length} broken invariants`,
    `refused ${JSON.stringify(failures)}${seen ? `, ${JSON.stringify(seen)}` : ''}`,
  ].join('; ');
}

function rowOf(name, results) {
  const spread = (read) => {
    const times = results.map(read);
    return `${seconds(median(times))} (${seconds(Math.max(...times))})`;
  };
  const count = (read) => sum(results.map(read));
  return [
    name,
    `${results.filter(({ passed }) => passed).length} of ${results.length}`,
    ...['longestGapMs', 'longestCatalogGapMs', 'longestReadGapMs'].map((field) =>
      spread(({ acknowledged }) => acknowledged[field]),
    ),
    spread(({ oldestAnswerMs }) => oldestAnswerMs),
    count(({ acknowledged: { orders, payments } }) => orders.length + payments.length),
    count(({ missing }) => missing.orders.length + missing.payments.length),
    count(({ acknowledged }) => acknowledged.stale.length),
    count(({ missing }) => missing.breaches.length),
  ];
}

const HEAD = [
  'drill',
  'passed',
  'no write, s: median (worst)',
  'no list of goods',
  'no page',
  'oldest answer',
  'acknowledged',
  'of these missing',
  'stale reads',
  'broken invariants',
];

/** A table of all rounds in Markdown. */
export function summarize(results) {
  const names = [...new Set(results.map(({ name }) => name))];
  const rows = names.map((name) =>
    rowOf(
      name,
      results.filter((result) => result.name === name),
    ),
  );
  const lines = [HEAD, HEAD.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`);
  return `all rounds\n\n${lines.join('\n')}\n`;
}

/** A table counts if every tenth order leaves something in it. */
const MIN_ROWS = 0.1;
/** Rows that jobs delete after seconds or minutes. */
const PASSING = new Set(['catalog_change', 'sold_change']);

/** What a table has gained between two counts, for each order. */
function gainOf(name, earlier, later, orders) {
  const [from, to] = [earlier.tables.get(name), later.tables.get(name)];
  const each = (field) => (to[field] - (from?.[field] ?? 0)) / orders;
  return {
    name,
    rows: each('added'),
    changes: each('changed'),
    bytes: each('rows_bytes'),
    indexes: each('index_bytes'),
  };
}

/** What an order leaves behind, table by table, the largest first, and what it costs the log. */
export function orderOf({ before, sold, finished, orders }) {
  const gains = [...finished.tables.keys()]
    .filter((name) => !PASSING.has(name))
    .map((name) => gainOf(name, before, finished, orders))
    .filter(({ rows, changes }) => rows >= MIN_ROWS || changes >= MIN_ROWS)
    .sort((a, b) => b.bytes + b.indexes - (a.bytes + a.indexes));
  const logOf = (from, to) => (to.before - from.after) / orders;
  return { gains, logUntilPaid: logOf(before, sold), logUntilEnd: logOf(sold, finished) };
}

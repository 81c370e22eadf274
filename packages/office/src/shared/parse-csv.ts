/** The lines of a CSV text (RFC 4180). Empty lines are left out, but counted. */
export interface CsvRow {
  /** The number of the line that it begins in, from 1. */
  readonly line: number;
  readonly cells: readonly string[];
}

const TOKEN = /"((?:[^"]|"")*)"|([^",\r\n]*)/y;

/** Reads one cell at a position. */
function cellAt(text: string, position: number) {
  TOKEN.lastIndex = position;
  const match = TOKEN.exec(text);
  const raw = match?.[0] ?? '';
  return { raw, cell: match?.[1]?.replaceAll('""', '"') ?? match?.[2] ?? '' };
}

export function parseCsv(source: string): readonly CsvRow[] {
  const text = source
    .replace(/^\uFEFF/, '')
    .replaceAll('\r\n', '\n')
    .replaceAll('\r', '\n');
  const rows: CsvRow[] = [];
  let cells: string[] = [];
  let line = 1;
  let begin = 1;
  for (let position = 0; position <= text.length;) {
    const { raw, cell } = cellAt(text, position);
    cells.push(cell);
    line += raw.split('\n').length - 1;
    position += raw.length;
    if (text[position] !== ',') {
      // The end of the row; what stands behind a closing quote belongs to no cell.
      const end = text.indexOf('\n', position);
      position = end < 0 ? text.length : end;
      if (cells.some((one) => one !== '')) rows.push({ line: begin, cells });
      cells = [];
      line += 1;
      begin = line;
    }
    position += 1;
  }
  return rows;
}

/** A cell that a spreadsheet would run as a formula gets an apostrophe in front. */
const cell = (value: string | number | null): string => {
  const text = String(value ?? '');
  const inert = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\n\r]/.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert;
};

export type CsvLine = readonly (string | number | null)[];

/** Lines as CSV (RFC 4180). */
export const csvOf = (lines: readonly CsvLine[]): string =>
  lines.map((line) => `${line.map(cell).join(',')}\r\n`).join('');

/** Saves a text as a file. The mark at its start tells spreadsheets that it is UTF-8. */
export function saveCsv(name: string, lines: readonly CsvLine[]): void {
  const url = URL.createObjectURL(new Blob(['\uFEFF', csvOf(lines)], { type: 'text/csv' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}

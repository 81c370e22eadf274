import { expect, it } from 'vitest';
import { csvOf } from './csv.ts';
import { parseCsv } from './parse-csv.ts';

it('reads quotes, commas and line breaks within a cell, and numbers the lines', () => {
  const text = 'name,price\r\n"Lamp, ""tall""",12\r\n\r\n"two\nlines",3\nlast,4';
  expect(parseCsv(text)).toEqual([
    { line: 1, cells: ['name', 'price'] },
    { line: 2, cells: ['Lamp, "tall"', '12'] },
    { line: 4, cells: ['two\nlines', '3'] },
    { line: 6, cells: ['last', '4'] },
  ]);
});

it('reads what it has written, with empty cells and other scripts', () => {
  const lines = [
    ['名称', ''],
    ['a,b', 'c"d'],
  ];
  expect(parseCsv(`\uFEFF${csvOf(lines)}`).map(({ cells }) => cells)).toEqual(lines);
});

it('writes no cell that a spreadsheet would run as a formula', () => {
  expect(csvOf([['=1+1', '@a', '-5']])).toBe("'=1+1,'@a,'-5\r\n");
});

import { beforeAll, describe, expect, it, vi } from 'vitest';
import { csvOf } from '../../shared/csv.ts';

describe('The sheet of goods', () => {
  beforeAll(() => {
    vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
    vi.stubGlobal('window', { location: { search: '' }, addEventListener: () => undefined });
  });

  it('reads an exported file back as it was, also what a spreadsheet would run as a formula', async () => {
    const { COLUMNS, sheetOf } = await import('./sheet.ts');
    const row = {
      ...{ goodsId: 'g_1', skuId: 'sk_1', variant: 'Colour: Navy; Size: 42', name: '=Lamp, "small"' },
      ...{ description: 'Two\nlines', category: 'c_1', price: '49.90', stock: '7' },
      ...{ minimumPieces: '1', shipping: '2.50' },
    };
    const text = `\uFEFF${csvOf([COLUMNS, COLUMNS.map((column) => row[column])])}`;
    expect(text).toContain(`"'=Lamp`);
    expect(sheetOf(text)).toEqual({ rows: [{ ...row, line: 2 }] });
  });
});

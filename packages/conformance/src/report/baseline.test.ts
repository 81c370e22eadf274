import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readBaseline, writeBaseline } from './baseline.ts';
import { exampleFault, exampleReport } from './example-report.ts';

const folder = mkdtempSync(join(tmpdir(), 'openmall-baseline-'));
const file = join(folder, 'known.json');
afterAll(() => rmSync(folder, { recursive: true }));

it('reads the faults that it wrote', () => {
  writeBaseline(file, exampleReport({ faults: [exampleFault()] }));
  expect([...readBaseline(file)]).toEqual(['ord.payment orderPay: pays one order twice']);
});

it.each(['{}', '[]', 'null', '{"known": "all"}', '{"known": [1]}'])('rejects %s as a baseline', (text) => {
  writeFileSync(file, text);
  expect(() => readBaseline(file)).toThrow('is not a baseline');
});

it('says why a file cannot be read', () => {
  writeFileSync(file, '{"known":');
  expect(() => readBaseline(file)).toThrow('cannot be read: ');
  expect(() => readBaseline(join(folder, 'none.json'))).toThrow('cannot be read: ENOENT');
});

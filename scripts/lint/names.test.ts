import { RuleTester } from 'eslint';
import tseslint from 'typescript-eslint';
import { test } from 'vitest';
import { constantCase } from './constant-case.js';
import { fileNames } from './file-names.js';
import { plainNames } from './plain-names.js';

const tester = new RuleTester({ languageOptions: { parser: tseslint.parser } });
const at = (filename: string, code = 'export {};') => ({ filename, code });

test('Retired words in file names and declared names are reported', () => {
  tester.run('plain-names', plainNames, {
    valid: [
      at('src/report-model.ts', 'export const maxLength = 3; const atLeast = 1; void atLeast;'),
      at('src/news-page.ts', 'export const newsListNews = 1;'),
      at('src/almost.ts', 'export function foretold() {}'),
      at('src/a.ts', 'const { says: message } = f(); void message; g({ says: 1 }); f()[said];'),
    ],
    invalid: [
      { ...at('src/told-in-place.ts'), errors: [{ messageId: 'file' }] },
      { ...at('src/a.ts', 'export interface ToldFault { a: 1 }'), errors: [{ messageId: 'name' }] },
      { ...at('src/a.ts', 'export const mostMs = 1;'), errors: [{ messageId: 'name' }] },
      { ...at('src/a.ts', 'export async function noteNews() {}'), errors: [{ messageId: 'name' }] },
      { ...at('src/a.ts', 'const a = 1; export { a as openCourt };'), errors: [{ messageId: 'name' }] },
      { ...at('src/a.ts', 'export class HTTPKnock {}'), errors: [{ messageId: 'name' }] },
      { ...at('src/a.ts', 'const told = 1; void told;'), errors: [{ messageId: 'name' }] },
      { ...at('src/a.ts', 'const [said, setOther] = f(); void said;'), errors: [{ messageId: 'name' }] },
      { ...at('src/a.ts', 'const f = (asked: number, says = 1) => asked;'), errors: 2 },
      { ...at('src/a.ts', 'interface A { readonly says?: string }'), errors: [{ messageId: 'name' }] },
      { ...at('src/a.ts', 'const { lacks, b: told = 1 } = f();'), errors: 2 },
      { ...at('src/a.ts', 'const { a: { said }, b: [most = 1] } = f();'), errors: 2 },
      { ...at('src/a.ts', 'const f = ({ asked }: A, ...heard: B[]) => 1;'), errors: 2 },
      { ...at('src/a.ts', 'try { f(); } catch (told) { g(told); }'), errors: [{ messageId: 'name' }] },
      { ...at('src/a.ts', 'class A { #said = 1; tells() {} get says() { return 1; } }'), errors: 3 },
      { ...at('src/a.ts', 'class A { constructor(private readonly told: B) {} }'), errors: 1 },
      { ...at('src/a.ts', 'interface A { tell(said: string): void; f: (most: number) => void }'), errors: 3 },
      { ...at('src/a.ts', 'const a = { knock() {} };'), errors: [{ messageId: 'name' }] },
      { ...at('src/a.ts', "import { read as asked, other as told } from './b.ts';"), errors: 2 },
    ],
  });
});

test('File names are kebab-case, or PascalCase if they export a component', () => {
  tester.run('file-names', fileNames, {
    valid: [
      at('src/open-database.test.ts'),
      at('src/Price.tsx', 'export function Price() {}'),
      at('src/Price.test.tsx'),
      at('src/api/controllers/sellerGoods.ts'),
    ],
    invalid: [
      { ...at('src/openDatabase.ts'), errors: [{ messageId: 'kebab' }] },
      { ...at('src/Price.ts', 'export class Price {}'), errors: [{ messageId: 'kebab' }] },
      { ...at('src/Price.tsx', 'export const cost = 1;'), errors: [{ messageId: 'component' }] },
    ],
  });
});

test('Constants with a literal value are UPPER_CASE', () => {
  tester.run('constant-case', constantCase, {
    valid: [
      'const WAIT_MS = 1_000;',
      'export const now = () => 1;',
      'const table = { a: 1 };',
      'function f() { const limit = 3; return limit; }',
      'const isOn = true;',
    ],
    invalid: [
      { code: 'const waitMs = 1_000;', errors: [{ messageId: 'upper' }] },
      { code: "export const name = 'a';", errors: [{ messageId: 'upper' }] },
      { code: 'const Pattern = /a/;', errors: [{ messageId: 'upper' }] },
      { code: 'const offset = -1;', errors: [{ messageId: 'upper' }] },
    ],
  });
});

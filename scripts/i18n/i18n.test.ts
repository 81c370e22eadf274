import { expect, test } from 'vitest';
import { judge } from './judge.ts';
import { isOneNumber, keyFindings, pluralForms } from './keys.ts';
import { lengthFindings } from './lengths.ts';
import { letterFindings } from './letters.ts';
import { markFindings } from './marks.ts';
import { mixedQuotes, typographyFindings } from './typography.ts';
import { untranslatedFindings } from './untranslated.ts';
import { saidBy, unusedFindings } from './unused.ts';
import { pairsOf, sentencesIn, type Finding } from './words.ts';

const sentences = (words: unknown) => new Map(sentencesIn(words));
const says = (findings: readonly Finding[]) =>
  findings.map(({ at, says: what }) => `${at} ${what}`).join('\n');
const pair = (text: string, english?: string) => ({ at: 'x.y', text, english });

test('The store has every word in English and says each of them', () => {
  expect(judge('en').findings).toEqual([]);
});

test('Languages have the plurals of their own rules, whatever English has', () => {
  const english = sentences({ cup_one: '{{count}} cup', cup_other: '{{count}} cups' });
  const keys = (tag: string, words: object) => says(keyFindings('x', tag, sentences(words), english));
  expect(keys('ru', { cup_one: '', cup_few: '', cup_many: '' })).toBe('x.cup_other is missing');
  expect(keys('ja', { cup_one: '', cup_other: '' })).toContain(
    'x.cup_one is a plural that this language does not have',
  );
  // Of millions no shop speaks; who has the form may.
  expect(keys('fr', { cup_one: '', cup_other: '' })).toBe('');
  expect(keys('fr', { cup_one: '', cup_many: '', cup_other: '' })).toBe('');
  expect(pluralForms('ar').needed).toEqual(['zero', 'one', 'two', 'few', 'many', 'other']);
});

test('Keys that are missing and keys that are unknown are told, also within lists', () => {
  const english = sentences({ a: 'A', parts: [{ head: 'H', text: 'T' }] });
  const found = says(keyFindings('x', 'de', sentences({ b: 'B', parts: [{ head: 'H' }] }), english));
  expect(found.split('\n')).toEqual([
    'x.a is missing',
    'x.parts.0.text is missing',
    'x.b is not in the English file',
  ]);
});

test('A number may be left out where a form stands for that number alone', () => {
  expect(isOneNumber('ar', 'two')).toBe(true);
  expect(isOneNumber('ru', 'one')).toBe(false);
  const bare = sentences({ pay_one: 'Pay', pay_other: 'Pay {{count}}' });
  expect(says(markFindings('fr', pairsOf('x', sentences({ pay_one: 'Payer' }), bare), bare))).toBe('');
  expect(says(markFindings('ru', pairsOf('x', sentences({ pay_one: 'Оплатить' }), bare), bare))).not.toBe('');
  const english = sentences({ cup_one: '{{count, number}} cup', cup_other: '{{count, number}} cups' });
  const marks = (tag: string, words: object) =>
    says(markFindings(tag, pairsOf('x', sentences(words), english), english));
  expect(marks('ar', { cup_two: 'كوبان' })).toBe('');
  expect(marks('ru', { cup_one: 'чашка' })).toContain(
    'has the values none where English has {{count, number}}',
  );
  expect(marks('ru', { cup_few: '{{count}} чашки' })).toContain('x.cup_few has the values {{count}}');
});

test.each([
  ['a value of another name', 'Nimm {{Name}}', 'Take {{name}}'],
  ['a value too many', '{{name}} und {{name}}', 'Take {{name}}'],
  ['a link that lost its end', 'Die <rules>Regeln', 'The <rules>rules</rules>'],
  ['a link of another name', 'Die <regeln>Regeln</regeln>', 'The <rules>rules</rules>'],
  ['half a brace', 'Nimm {name}', 'Take it'],
])('Marks: %s is found', (_what, text, english) => {
  expect(says(markFindings('de', [pair(text, english)], new Map()))).not.toBe('');
});

test.each([
  ['de', 'an empty text', '', 'Go'],
  ['de', 'a blank at the end', 'Los ', 'Go'],
  ['de', 'two blanks', 'Los  jetzt', 'Go now'],
  ['de', 'quotes of English', 'Suche “x”', 'Search “x”'],
  ['de', 'straight quotes', 'Suche "x"', 'Search “x”'],
  ['de', 'dots for an ellipsis', 'Moment...', 'One moment…'],
  ['de', 'a lost ellipsis', 'Moment', 'One moment…'],
  ['de', 'a lost full stop', 'Das ist gut', 'This is good.'],
  ['de', 'a full stop too many', 'Weiter im Text jetzt sofort.', 'Go on'],
  ['de', 'full-width marks', 'Los！', 'Go!'],
  ['fr', 'no blank before a colon', 'Langue: x', 'Language: x'],
  ['fr', 'a blank that breaks the line', 'Vraiment ?', 'Really?'],
  ['es', 'a question without its beginning', 'Seguro?', 'Sure?'],
  ['el', 'a question in the Latin way', 'Σίγουρα?', 'Sure?'],
  ['ar', 'a comma of another script', 'نعم, شكرا', 'Yes, thanks'],
  ['cn', 'half-width marks', '好的,谢谢', 'Yes, thanks'],
  ['tw', 'quotes of the mainland', '搜尋“x”', 'Search “x”'],
  ['vi', 'letters in pieces', 'Đúng'.normalize('NFD'), 'Right'],
  ['de', 'a share without its firm blank', '2 %', '2%'],
  ['en', 'a share with a blank', '2 %', '2%'],
  ['tr', 'a share with its sign behind', '2%', '2%'],
  ['ar', 'a sign beside a value, which turns it around', '{{share}}%', '{{share}}%'],
])('Print: in %s %s is found', (code, _what, text, english) => {
  expect(says(typographyFindings(code, [pair(text, english)]))).not.toBe('');
});

test.each([
  ['de', 'Suche nach „{{keyword}}“ …', 'Search “{{keyword}}”…'],
  ['fr', 'Langue\u00a0: {{name}}. L’article «\u00a0x\u00a0» à 10:30\u202f?', 'Language: {{name}}?'],
  ['es', '¿Seguro?', 'Sure?'],
  ['de', 'Noch 2\u00a0% am Tag, dann {{share}}', '2% a day, then {{share}}'],
  ['ar', 'هل أنت متأكد؟', 'Sure?'],
  ['el', 'Σίγουρα;', 'Sure?'],
  ['cn', '确定吗？（USDT, BTC）', 'Sure? (USDT, BTC)'],
  ['ja', '「{{keyword}}」の検索結果', 'Results for “{{keyword}}”'],
  ['th', 'เกิดข้อผิดพลาด', 'Server error.'],
  ['hi', 'कृपया पुनः प्रयास करें।', 'Please try again.'],
])('Print: what is right in %s is left alone', (code, text, english) => {
  expect(says(typographyFindings(code, [pair(text, english)]))).toBe('');
});

test('Two ways of quoting in one language are told', () => {
  expect(mixedQuotes('es', [pair('«a»'), pair('«b»'), pair('“c”')])).toHaveLength(1);
});

test('Letters of another alphabet or of the other Chinese are found', () => {
  expect(says(letterFindings('ru', [pair('Тoвар')]))).toContain('mixes two alphabets'); // a Latin o
  expect(letterFindings('ru', [pair('Товар USDT')])).toEqual([]);
  expect(letterFindings('tw', [pair('购物车')])).not.toEqual([]);
  expect(letterFindings('cn', [pair('購物車')])).not.toEqual([]);
  expect(letterFindings('cn', [pair('购物车')])).toEqual([]);
  expect(letterFindings('tw', [pair('購物車裡的商品')])).toEqual([]);
  expect(letterFindings('ja', [pair('少々お待ちください。買い物かご')])).toEqual([]);
  expect(letterFindings('ja', [pair('购物车')])).not.toEqual([]);
});

test('English left standing is found, but for what may stay', () => {
  const staying = new Set(['openmall', 'usdt', 'status']);
  const left = (code: string, text: string, english: string) =>
    untranslatedFindings(code, [pair(text, english)], staying);
  expect(left('de', 'Your cart', 'Your cart')).toHaveLength(1);
  expect(left('de', 'Status', 'Status')).toEqual([]);
  expect(left('de', '{{x}} USDT', '{{x}} USDT')).toEqual([]);
  expect(left('ru', 'Ваш cart', 'Your cart')).toHaveLength(1);
  expect(left('ru', 'Магазин openmall', 'The openmall shop')).toEqual([]);
});

test('Texts far longer or shorter than in English are told', () => {
  const english = 'Please choose a delivery address.';
  expect(lengthFindings('de', [pair('Bitte eine Lieferadresse wählen.', english)])).toEqual([]);
  expect(lengthFindings('de', [pair('Ja.', english)])).toHaveLength(1);
  expect(lengthFindings('de', [pair('Bitte '.repeat(20), english)])).toHaveLength(1);
  expect(lengthFindings('cn', [pair('请选择收货地址。', english)])).toEqual([]);
});

test('A key is used where it is said, computed, named in a table, or read as a list', () => {
  const said = [
    saidBy("const { t } = useTranslation('x'); t('plain'); t(`state.${word}.title`); t('cups', { count });"),
    saidBy("const rows = [{ word: 'table' }];"),
    saidBy("const { t } = useTranslation('x'); const box = <p className=\"class\" title={t('plain')} />;"),
    saidBy("const { t } = useTranslation('other'); t('elsewhere');"),
  ];
  const words = {
    plain: '',
    state: { paid: { title: '' } },
    cups_one: '',
    cups_other: '',
    table: '',
    elsewhere: '',
    class: '',
  };
  const list = { parts: [{ head: '' }] };
  expect(unusedFindings('x', sentences({ ...words, ...list }), said).map(({ at }) => at)).toEqual([
    'x.elsewhere',
    'x.class',
  ]);
});

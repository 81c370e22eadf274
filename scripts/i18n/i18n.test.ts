import { expect, test } from 'vitest';
import { withPluralsOf } from './add-language.ts';
import { keysWithTexts } from './add-text.ts';
import { checkLanguage } from './check-language.ts';
import { keysOfZones } from './contract-keys.ts';
import { isOneNumber, checkKeys, pluralForms } from './keys.ts';
import { checkLengths } from './lengths.ts';
import { checkCharacters } from './characters.ts';
import { checkPlaceholders } from './placeholders.ts';
import { checkMixedQuotes, checkTypography } from './typography.ts';
import { checkUntranslated } from './untranslated.ts';
import { isUntranslated } from './untranslated-marks.ts';
import { codeOf, keyUsageOf, checkUnusedKeys, readKeyUsage } from './unused-keys.ts';
import { namespacesOf, translationsOf, sentencesIn, type Finding } from './locale-files.ts';

const sentences = (texts: unknown) => new Map(sentencesIn(texts));
const messagesOf = (findings: readonly Finding[]) =>
  findings.map(({ key, message }) => `${key} ${message}`).join('\n');
const translation = (text: string, english?: string) => ({ key: 'x.y', text, english });

test('English has exactly the keys that the store uses', () => {
  expect(checkLanguage('en').findings).toEqual([]);
});

test('The texts of the back office are checked like those of the store', () => {
  const name = sentences({ a: 'Name {{count}}', b: 'Text' });
  const wrong = sentences({ a: 'Nom' });
  const keys = checkKeys('office', 'fr', wrong, name).map(({ key }) => key);
  const marks = checkPlaceholders('fr', translationsOf('office', wrong, name), name);
  expect([...keys, ...marks.map(({ key }) => key)]).toEqual(['office.b', 'office.a']);
  for (const code of ['en', 'ar', 'cn'] as const) expect(namespacesOf(code)).toContain('office');
  expect(keysOfZones()).toContain('auditAction.saveStore');
  const unused = checkUnusedKeys('office', sentences({ zzNobody: 'x' }), readKeyUsage(codeOf('office')));
  expect(unused).toEqual([{ key: 'office.zzNobody', message: 'is not used in packages/office/src' }]);
});

test('Each language has its own plural forms', () => {
  const english = sentences({ cup_one: '{{count}} cup', cup_other: '{{count}} cups' });
  const keys = (tag: string, texts: object) => messagesOf(checkKeys('x', tag, sentences(texts), english));
  expect(keys('ru', { cup_one: '', cup_few: '', cup_many: '' })).toBe('x.cup_other is missing');
  expect(keys('ja', { cup_one: '', cup_other: '' })).toContain(
    'x.cup_one is a plural that this language does not have',
  );
  // The form for millions is allowed, but not required.
  expect(keys('fr', { cup_one: '', cup_other: '' })).toBe('');
  expect(keys('fr', { cup_one: '', cup_many: '', cup_other: '' })).toBe('');
  expect(pluralForms('ar').needed).toEqual(['zero', 'one', 'two', 'few', 'many', 'other']);
});

test('Missing and unknown keys are reported, also within lists', () => {
  const english = sentences({ a: 'A', parts: [{ head: 'H', text: 'T' }] });
  const found = messagesOf(checkKeys('x', 'de', sentences({ b: 'B', parts: [{ head: 'H' }] }), english));
  expect(found.split('\n')).toEqual([
    'x.a is missing',
    'x.parts.0.text is missing',
    'x.b is not in the English file',
  ]);
});

test('A plural form with a single number may leave the number out', () => {
  expect(isOneNumber('ar', 'two')).toBe(true);
  expect(isOneNumber('ru', 'one')).toBe(false);
  const bare = sentences({ pay_one: 'Pay', pay_other: 'Pay {{count}}' });
  expect(
    messagesOf(checkPlaceholders('fr', translationsOf('x', sentences({ pay_one: 'Payer' }), bare), bare)),
  ).toBe('');
  expect(
    messagesOf(checkPlaceholders('ru', translationsOf('x', sentences({ pay_one: 'Оплатить' }), bare), bare)),
  ).not.toBe('');
  const english = sentences({ cup_one: '{{count, number}} cup', cup_other: '{{count, number}} cups' });
  const marks = (tag: string, texts: object) =>
    messagesOf(checkPlaceholders(tag, translationsOf('x', sentences(texts), english), english));
  expect(marks('ar', { cup_two: 'كوبان' })).toBe('');
  expect(marks('ru', { cup_one: 'чашка' })).toContain(
    'has the placeholders none where English has {{count, number}}',
  );
  expect(marks('ru', { cup_few: '{{count}} чашки' })).toContain('x.cup_few has the placeholders {{count}}');
});

test.each([
  ['another placeholder', 'Nimm {{Name}}', 'Take {{name}}'],
  ['a placeholder too many', '{{name}} und {{name}}', 'Take {{name}}'],
  ['a tag without its end', 'Die <rules>Regeln', 'The <rules>rules</rules>'],
  ['another tag', 'Die <regeln>Regeln</regeln>', 'The <rules>rules</rules>'],
  ['half a brace', 'Nimm {name}', 'Take it'],
])('Placeholders: reports %s', (_name, text, english) => {
  expect(messagesOf(checkPlaceholders('de', [translation(text, english)], new Map()))).not.toBe('');
});

test.each([
  ['de', 'an empty text', '', 'Go'],
  ['de', 'a space at the end', 'Los ', 'Go'],
  ['de', 'two spaces', 'Los  jetzt', 'Go now'],
  ['de', 'English quotes', 'Suche “x”', 'Search “x”'],
  ['de', 'straight quotes', 'Suche "x"', 'Search “x”'],
  ['de', 'dots as an ellipsis', 'Moment...', 'One moment…'],
  ['de', 'a missing ellipsis', 'Moment', 'One moment…'],
  ['de', 'a missing full stop', 'Das ist gut', 'This is good.'],
  ['de', 'a full stop too many', 'Weiter im Text jetzt sofort.', 'Go on'],
  ['de', 'full-width punctuation', 'Los！', 'Go!'],
  ['fr', 'no space before a colon', 'Langue: x', 'Language: x'],
  ['fr', 'a breaking space', 'Vraiment ?', 'Really?'],
  ['es', 'a question without ¿', 'Seguro?', 'Sure?'],
  ['el', 'a Latin question mark', 'Σίγουρα?', 'Sure?'],
  ['ar', 'a comma of another script', 'نعم, شكرا', 'Yes, thanks'],
  ['cn', 'half-width punctuation', '好的,谢谢', 'Yes, thanks'],
  ['tw', 'mainland quotes', '搜尋“x”', 'Search “x”'],
  ['vi', 'decomposed letters', 'Đúng'.normalize('NFD'), 'Right'],
  ['de', 'a percentage without its no-break space', '2 %', '2%'],
  ['en', 'a percentage with a space', '2 %', '2%'],
  ['tr', 'a percent sign after the number', '2%', '2%'],
  ['ar', 'a percent sign beside a placeholder, which bidi would move', '{{share}}%', '{{share}}%'],
])('Typography: reports in %s %s', (code, _name, text, english) => {
  expect(messagesOf(checkTypography(code, [translation(text, english)]))).not.toBe('');
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
])('Typography: accepts correct %s', (code, text, english) => {
  expect(messagesOf(checkTypography(code, [translation(text, english)]))).toBe('');
});

test('Reports two kinds of quotation marks in a language', () => {
  expect(checkMixedQuotes('es', [translation('«a»'), translation('«b»'), translation('“c”')])).toHaveLength(
    1,
  );
});

test('Reports characters of another alphabet or of the other Chinese script', () => {
  expect(messagesOf(checkCharacters('ru', [translation('Тoвар')]))).toContain('mixes two alphabets'); // a Latin o
  expect(checkCharacters('ru', [translation('Товар USDT')])).toEqual([]);
  expect(checkCharacters('tw', [translation('购物车')])).not.toEqual([]);
  expect(checkCharacters('cn', [translation('購物車')])).not.toEqual([]);
  expect(checkCharacters('cn', [translation('购物车')])).toEqual([]);
  expect(checkCharacters('tw', [translation('購物車裡的商品')])).toEqual([]);
  expect(checkCharacters('ja', [translation('少々お待ちください。買い物かご')])).toEqual([]);
  expect(checkCharacters('ja', [translation('购物车')])).not.toEqual([]);
});

test('Reports texts left in English, except words that are the same in the language', () => {
  const sameAsEnglish = new Set(['openmall', 'usdt', 'status']);
  const left = (code: string, text: string, english: string) =>
    checkUntranslated(code, [translation(text, english)], sameAsEnglish);
  expect(left('de', 'Your cart', 'Your cart')).toHaveLength(1);
  expect(left('de', 'Status', 'Status')).toEqual([]);
  expect(left('de', '{{x}} USDT', '{{x}} USDT')).toEqual([]);
  expect(left('ru', 'Ваш cart', 'Your cart')).toHaveLength(1);
  expect(left('ru', 'Магазин openmall', 'The openmall shop')).toEqual([]);
});

test('Reports texts that are much longer or shorter than in English', () => {
  const english = 'Please choose a delivery address.';
  expect(checkLengths('de', [translation('Bitte eine Lieferadresse wählen.', english)])).toEqual([]);
  expect(checkLengths('de', [translation('Ja.', english)])).toHaveLength(1);
  expect(checkLengths('de', [translation('Bitte '.repeat(20), english)])).toHaveLength(1);
  expect(checkLengths('cn', [translation('请选择收货地址。', english)])).toEqual([]);
});

test('A key is used if it is passed to t, computed, listed in a table, or read as a list', () => {
  const usage = [
    keyUsageOf(
      "const { t } = useTranslation('x'); t('plain'); t(`state.${word}.title`); t('cups', { count });",
    ),
    keyUsageOf("const rows = [{ word: 'table' }];"),
    keyUsageOf(
      "const { t } = useTranslation('x'); const box = <p className=\"class\" title={t('plain')} />;",
    ),
    keyUsageOf("const { t } = useTranslation('other'); t('elsewhere');"),
  ];
  const texts = {
    plain: '',
    state: { paid: { title: '' } },
    cups_one: '',
    cups_other: '',
    table: '',
    elsewhere: '',
    class: '',
  };
  const list = { parts: [{ head: '' }] };
  expect(checkUnusedKeys('x', sentences({ ...texts, ...list }), usage).map(({ key }) => key)).toEqual([
    'x.elsewhere',
    'x.class',
  ]);
});

test('A new plural text gets the forms of each language', () => {
  expect(keysWithTexts('cart.items', 'ru', ['one item', 'items'])).toEqual([
    ['cart.items_one', 'one item'],
    ['cart.items_few', 'items'],
    ['cart.items_many', 'items'],
    ['cart.items_other', 'items'],
  ]);
  expect(keysWithTexts('cart.title', 'ru', ['Your cart'])).toEqual([['cart.title', 'Your cart']]);
});

test('A copy of the English texts has the plural forms of its language', () => {
  const english = { a: 'A', list: [{ head: 'H' }], cup_one: 'one cup', cup_other: 'cups' };
  expect(withPluralsOf('ja', english)).toEqual({ a: 'A', list: [{ head: 'H' }], cup_other: 'cups' });
  expect(withPluralsOf('de', english)).toEqual(english);
});

test('A mark is ignored once the text differs from the English text', () => {
  const marks = new Set(['x.y']);
  expect(isUntranslated(translation('Your cart', 'Your cart'), marks)).toBe(true);
  expect(isUntranslated(translation('Ihr Warenkorb', 'Your cart'), marks)).toBe(false);
  expect(isUntranslated(translation('Status', 'Status'), new Set())).toBe(false);
});

import { expect, test } from 'vitest';
import { directionOf, formatTagOf, isLangCode, languages, tagOf } from './languages.ts';

const noon = new Date('2026-11-21T12:00:00Z');

test('Every language code of the specification has a tag that browsers support', () => {
  const codes = 'cn tw en ja de ms af th el pt es fr ru it tr ko ph ar id hi vi'.split(' ');
  expect(languages.map(({ code }) => code)).toEqual(expect.arrayContaining(codes));
  for (const { tag, code } of languages) {
    expect(isLangCode(code)).toBe(true);
    expect(Intl.NumberFormat.supportedLocalesOf(tag)).toEqual([tag]);
  }
  expect([tagOf('cn'), tagOf('tw'), tagOf('ph')]).toEqual(['zh-Hans', 'zh-Hant', 'fil']);
  expect(isLangCode('xx')).toBe(false);
});

test('Four languages are right-to-left, including those that the store does not have yet', () => {
  expect(['ar', 'ur', 'fa', 'pr'].map(directionOf)).toEqual(['rtl', 'rtl', 'rtl', 'rtl']);
  expect(languages.filter(({ code }) => directionOf(code) === 'rtl').map(({ code }) => code)).toEqual(['ar']);
});

test('Digits are 0 to 9 and years are Gregorian in every language', () => {
  for (const { code } of languages) {
    const day = new Intl.DateTimeFormat(formatTagOf(code), { dateStyle: 'medium' }).format(noon);
    expect(day, code).toContain('2026');
    expect(new Intl.NumberFormat(formatTagOf(code)).format(1234567), code).toMatch(
      /^1\D?234\D?567$|^12,34,567$/,
    );
  }
});

import { describe, expect, test } from 'vitest';
import * as yup from 'yup';
import {
  creditApply,
  localuserRegisterNoVerifcode,
  sellerList,
  uploadimgExecute,
  withdrawApply,
} from './index.ts';
import { minLength, maxLength, differsFrom, figure, matches, multipleOf, text } from './rules.ts';

/** Field → message of everything that is wrong. */
async function faults(schema: yup.Schema, value: unknown): Promise<Record<string, string>> {
  try {
    await schema.validate(value, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof yup.ValidationError)) throw error;
    return Object.fromEntries(error.inner.toReversed().map(({ path, message }) => [path ?? '', message]));
  }
}

const fieldOf = (schema: yup.Schema) => (value: unknown) => schema.isValidSync(value);
const registration = {
  username: 'amelia@example.com',
  password: 'Sunny-42day',
  re_password: 'Sunny-42day',
  type: 2,
};

describe('Messages are the keys that the contract names', () => {
  test('for what is missing', async () => {
    expect(await faults(localuserRegisterNoVerifcode, {})).toMatchObject({
      username: 'form.required',
      password: 'form.required',
    });
  });
  test('for what is too short', async () => {
    expect(
      await faults(localuserRegisterNoVerifcode, { ...registration, password: 'abc', re_password: 'abc' }),
    ).toMatchObject({
      password: 'form.password.length',
    });
  });
  test('for passwords that are not the same', async () => {
    expect(
      await faults(localuserRegisterNoVerifcode, { ...registration, re_password: 'Sunny-43day' }),
    ).toEqual({
      re_password: 'form.password.mismatch',
    });
  });
});

test('What the contract allows is fine', async () => {
  expect(await faults(localuserRegisterNoVerifcode, registration)).toEqual({});
});

test('An empty field is an absent one', async () => {
  expect(await faults(sellerList, { pageNum: '', isRec: null })).toEqual({});
  expect(await faults(localuserRegisterNoVerifcode, { ...registration, username: '' })).toEqual({
    username: 'form.required',
  });
});

test('Lengths count characters, not halves of them', () => {
  expect(fieldOf(text().test(maxLength(2, 'm')))('👍👍')).toBe(true);
  expect(fieldOf(text().test(minLength(2, 'm')))('👍')).toBe(false);
});

test('A pattern is checked each time from the start', () => {
  const isFine = fieldOf(text().test(matches(/^\d+$/, 'm')));
  expect([isFine('12'), isFine('12'), isFine('1a')]).toEqual([true, true, false]);
});

test('A figure is a plain decimal, nothing else that JavaScript takes for a number', () => {
  const isFine = fieldOf(figure('m').required('r'));
  expect(['0', '12', '-3', '1.50', 7].map(isFine)).toEqual([true, true, true, true, true]);
  expect(
    ['1e3', '0x10', ' 5', '5 ', '+5', '1,000', 'Infinity', '٣', NaN, Infinity, true, '1_000'].map(isFine),
  ).not.toContain(true);
});

test('Decimals are counted exactly', () => {
  const isFine = fieldOf(figure('m').test(multipleOf(0.01, 'm')));
  expect([1.15, 1.1, 0.07, 1_000_000_000, 4.35, 1.005, 0.001].map(isFine)).toEqual([
    true,
    true,
    true,
    true,
    true,
    false,
    false,
  ]);
});

test('A new value must differ from the old one where the rule says so', () => {
  const schema = yup.object({ old: text(), new: text().test(differsFrom('old', 'm')) });
  expect([schema.isValidSync({ old: 'a', new: 'b' }), schema.isValidSync({ old: 'a', new: 'a' })]).toEqual([
    true,
    false,
  ]);
});

test('A field that goes with another is asked for as soon as that one is there', async () => {
  expect(await faults(withdrawApply, { bankCardNo: '1234567890' })).toMatchObject({
    bankName: 'form.required',
  });
  expect(await faults(withdrawApply, {})).not.toHaveProperty('bankName');
});

test('The agreement must be ticked', async () => {
  expect(await faults(creditApply, { agreement: 0 })).toMatchObject({ agreement: 'form.loan.agreement' });
  expect(await faults(creditApply, { agreement: 1 })).not.toHaveProperty('agreement');
});

describe('A picture', () => {
  const picture = (bytes: number, type = 'image/png') => new Blob([new Uint8Array(bytes)], { type });
  const about = (file: Blob, moduleName: string) => faults(uploadimgExecute, { file, moduleName });

  test('is a Blob', async () => {
    expect(await faults(uploadimgExecute, { file: 'a path', moduleName: 'evaluate' })).toHaveProperty('file');
  });
  test('is of a kind that is taken', async () => {
    expect(await about(picture(10, 'image/svg+xml'), 'evaluate')).toEqual({ file: 'form.image.kind' });
    expect(await about(picture(10, 'image/webp'), 'online')).toEqual({ file: 'form.image.kind' });
    expect(await about(picture(10, 'image/webp'), 'evaluate')).toEqual({});
  });
  test('has the size that its purpose allows', async () => {
    expect(await about(picture(2_097_152), 'selle')).toEqual({});
    expect(await about(picture(2_097_153), 'selle')).toEqual({ file: 'form.image.size' });
    expect(await about(picture(2_097_153), 'evaluate')).toEqual({});
    expect(await about(picture(10_485_761), 'evaluate')).toEqual({ file: 'form.image.size' });
    expect(await about(picture(10_485_761), 'recharge')).toEqual({});
  });
});

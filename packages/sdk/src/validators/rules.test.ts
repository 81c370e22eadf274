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

/** The message of each invalid field. */
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

describe('Messages are the keys of the contract', () => {
  test('for missing fields', async () => {
    expect(await faults(localuserRegisterNoVerifcode, {})).toMatchObject({
      username: 'form.required',
      password: 'form.required',
    });
  });
  test('for texts that are too short', async () => {
    expect(
      await faults(localuserRegisterNoVerifcode, { ...registration, password: 'abc', re_password: 'abc' }),
    ).toMatchObject({
      password: 'form.password.length',
    });
  });
  test('for passwords that differ', async () => {
    expect(
      await faults(localuserRegisterNoVerifcode, { ...registration, re_password: 'Sunny-43day' }),
    ).toEqual({
      re_password: 'form.password.mismatch',
    });
  });
});

test('Accepts a valid input', async () => {
  expect(await faults(localuserRegisterNoVerifcode, registration)).toEqual({});
});

test('An empty field counts as absent', async () => {
  expect(await faults(sellerList, { pageNum: '', isRec: null })).toEqual({});
  expect(await faults(localuserRegisterNoVerifcode, { ...registration, username: '' })).toEqual({
    username: 'form.required',
  });
});

test('Lengths count characters, not UTF-16 code units', () => {
  expect(fieldOf(text().test(maxLength(2, 'm')))('👍👍')).toBe(true);
  expect(fieldOf(text().test(minLength(2, 'm')))('👍')).toBe(false);
});

test('A pattern has no state between checks', () => {
  const isValid = fieldOf(text().test(matches(/^\d+$/, 'm')));
  expect([isValid('12'), isValid('12'), isValid('1a')]).toEqual([true, true, false]);
});

test('A figure is a plain decimal, not every text that JavaScript converts to a number', () => {
  const isValid = fieldOf(figure('m').required('r'));
  expect(['0', '12', '-3', '1.50', 7].map(isValid)).toEqual([true, true, true, true, true]);
  expect(
    ['1e3', '0x10', ' 5', '5 ', '+5', '1,000', 'Infinity', '٣', NaN, Infinity, true, '1_000'].map(isValid),
  ).not.toContain(true);
});

test('Counts decimals exactly', () => {
  const isValid = fieldOf(figure('m').test(multipleOf(0.01, 'm')));
  expect([1.15, 1.1, 0.07, 1_000_000_000, 4.35, 1.005, 0.001].map(isValid)).toEqual([
    true,
    true,
    true,
    true,
    true,
    false,
    false,
  ]);
});

test('differsFrom rejects a new value that equals the old value', () => {
  const schema = yup.object({ old: text(), new: text().test(differsFrom('old', 'm')) });
  expect([schema.isValidSync({ old: 'a', new: 'b' }), schema.isValidSync({ old: 'a', new: 'a' })]).toEqual([
    true,
    false,
  ]);
});

test('A dependent field is required as soon as the other field is set', async () => {
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
  const faultsOf = (file: Blob, moduleName: string) => faults(uploadimgExecute, { file, moduleName });

  test('is a Blob', async () => {
    expect(await faults(uploadimgExecute, { file: 'a path', moduleName: 'evaluate' })).toHaveProperty('file');
  });
  test('has an accepted media type', async () => {
    expect(await faultsOf(picture(10, 'image/svg+xml'), 'evaluate')).toEqual({ file: 'form.image.kind' });
    expect(await faultsOf(picture(10, 'image/webp'), 'online')).toEqual({ file: 'form.image.kind' });
    expect(await faultsOf(picture(10, 'image/webp'), 'evaluate')).toEqual({});
  });
  test('has the size that its purpose allows', async () => {
    expect(await faultsOf(picture(2_097_152), 'selle')).toEqual({});
    expect(await faultsOf(picture(2_097_153), 'selle')).toEqual({ file: 'form.image.size' });
    expect(await faultsOf(picture(2_097_153), 'evaluate')).toEqual({});
    expect(await faultsOf(picture(10_485_761), 'evaluate')).toEqual({ file: 'form.image.size' });
    expect(await faultsOf(picture(10_485_761), 'recharge')).toEqual({});
  });
});

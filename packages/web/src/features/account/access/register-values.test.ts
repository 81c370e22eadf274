import { expect, test } from 'vitest';
import { noName } from './account-name.ts';
import { validateRegistration, type RegisterValues } from './register-values.ts';

const filled: RegisterValues = {
  ...noName,
  email: 'amelia@example.com',
  password: 'Sunny-42day',
  re_password: 'Sunny-42day',
  agentCode: '',
  agreed: true,
  verifcode: '',
};

test('accepts a complete form', async () => {
  expect(await validateRegistration(false)(filled)).toEqual({});
  expect(
    await validateRegistration(false)({ ...filled, kind: 'phone', email: '', phone: '07700 900-123' }),
  ).toEqual({});
});

test('reports missing values at their fields, also when the name is a phone', async () => {
  expect(await validateRegistration(false)({ ...filled, email: '' })).toEqual({ email: 'form.required' });
  expect(await validateRegistration(false)({ ...filled, kind: 'phone' })).toEqual({ phone: 'form.required' });
  expect(
    Object.keys(
      await validateRegistration(false)({ ...filled, password: '', re_password: '', agreed: false }),
    ).toSorted(),
  ).toEqual(['agreed', 'password', 're_password']);
});

test.each([
  [{ email: 'amelia@' }, { email: 'form.account.format' }],
  [{ kind: 'phone', phone: '12345' }, { phone: 'form.account.format' }],
  [{ password: 'short', re_password: 'short' }, { password: 'form.password.length' }],
  [{ re_password: 'Sunny-43day' }, { re_password: 'form.password.mismatch' }],
  [{ agentCode: 'A!' }, { agentCode: 'form.invitation' }],
] as const)('rejects %j with the error of the contract', async (part, errors) => {
  expect(await validateRegistration(false)({ ...filled, ...part })).toMatchObject(errors);
});

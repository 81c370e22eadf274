import type { LocaluserGetData } from '@openmall/sdk';
import { expect, test } from 'vitest';
import { requirementBehind, requirementPaths, requirementsOf } from './requirements.ts';

const nobody = {
  phoneverif: false,
  emailverif: false,
  googleverif: false,
  identityverif: false,
  advancedverif: false,
  kyc_status: null,
  kyc_high_level_status: null,
  safeword: 0,
} as LocaluserGetData; // Only what decides.

const doneBy = (part: Partial<LocaluserGetData>) =>
  requirementsOf({ ...nobody, ...part })
    .filter(({ done }) => done)
    .map(({ need }) => need);

test('a phone or an e-mail address is enough as a contact', () => {
  expect(doneBy({})).toEqual([]);
  expect(doneBy({ phoneverif: true })).toEqual(['contact']);
  expect(doneBy({ emailverif: true })).toEqual(['contact']);
});

test('all that a withdrawal asks for can be done', () => {
  const all = {
    emailverif: true,
    googleverif: true,
    identityverif: true,
    advancedverif: true,
    safeword: 1,
  } as const;
  expect(doneBy(all)).toEqual(['contact', 'authenticator', 'name', 'advanced', 'fundPassword']);
});

test('what was handed in and is not decided is waited for', () => {
  const waiting = requirementsOf({ ...nobody, kyc_status: 1, kyc_high_level_status: 3 }).filter(
    (one) => one.waiting,
  );
  expect(waiting.map(({ need }) => need)).toEqual(['name']);
});

test('a refusal leads to what has to be done first, others nowhere', () => {
  const pathBehind = (key: Parameters<typeof requirementBehind>[0]) => {
    const need = requirementBehind(key);
    return need && requirementPaths[need];
  };
  expect(pathBehind('authenticatorNotBound')).toBe('/userInfo/setup/authenticator');
  expect(pathBehind('advancedVerificationNeeded')).toBe('/userInfo/setup/identity');
  expect(pathBehind('fundPasswordNotSet')).toBe('/userInfo/setup/transaction-password');
  expect(pathBehind('insufficientBalance')).toBeUndefined();
  expect(pathBehind('unknown')).toBeUndefined();
});

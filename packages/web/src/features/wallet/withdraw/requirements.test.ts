import type { LocaluserGetData } from '@openmall/sdk';
import { expect, test } from 'vitest';
import { requirementBehind, requirementPaths, requirementsOf } from './requirements.ts';

const newUser = {
  phoneverif: false,
  emailverif: false,
  googleverif: false,
  identityverif: false,
  advancedverif: false,
  kyc_status: null,
  kyc_high_level_status: null,
  safeword: 0,
} as LocaluserGetData; // Only the fields that matter.

const doneBy = (part: Partial<LocaluserGetData>) =>
  requirementsOf({ ...newUser, ...part })
    .filter(({ done }) => done)
    .map(({ requirement }) => requirement);

test('accepts a verified phone or email address as contact', () => {
  expect(doneBy({})).toEqual([]);
  expect(doneBy({ phoneverif: true })).toEqual(['contact']);
  expect(doneBy({ emailverif: true })).toEqual(['contact']);
});

test('lists all fulfilled requirements', () => {
  const all = {
    emailverif: true,
    googleverif: true,
    identityverif: true,
    advancedverif: true,
    safeword: 1,
  } as const;
  expect(doneBy(all)).toEqual(['contact', 'authenticator', 'name', 'advanced', 'fundPassword']);
});

test('marks submitted checks as in review', () => {
  const inReview = requirementsOf({ ...newUser, kyc_status: 1, kyc_high_level_status: 3 }).filter(
    (item) => item.inReview,
  );
  expect(inReview.map(({ requirement }) => requirement)).toEqual(['name']);
});

test('links errors to missing requirements', () => {
  const pathBehind = (key: Parameters<typeof requirementBehind>[0]) => {
    const requirement = requirementBehind(key);
    return requirement && requirementPaths[requirement];
  };
  expect(pathBehind('authenticatorNotBound')).toBe('/userInfo/setup/authenticator');
  expect(pathBehind('advancedVerificationNeeded')).toBe('/userInfo/setup/identity');
  expect(pathBehind('fundPasswordNotSet')).toBe('/userInfo/setup/transaction-password');
  expect(pathBehind('insufficientBalance')).toBeUndefined();
  expect(pathBehind('unknown')).toBeUndefined();
});

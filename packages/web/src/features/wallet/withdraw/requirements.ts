import type { ErrorKey, LocaluserGetData } from '@openmall/sdk';
import { paths } from '../../../shared/navigation/paths.ts';

export type Requirement = 'contact' | 'authenticator' | 'name' | 'advanced' | 'fundPassword';

interface NeedState {
  readonly need: Requirement;
  readonly done: boolean;
  /** Handed in, and not yet decided. */
  readonly waiting: boolean;
}

/** Where each is seen to. */
export const requirementPaths: Readonly<Record<Requirement, string>> = {
  contact: paths.setupEmail,
  authenticator: paths.setupAuthenticator,
  name: paths.setupIdentity,
  advanced: paths.setupIdentity,
  fundPassword: paths.transactionPassword,
};

const isWaiting = (status: number | null): boolean => status === 0 || status === 1;

/** What a first withdrawal asks for (spec §6), in the order in which one would see to it. */
export const requirementsOf = (profile: LocaluserGetData): readonly NeedState[] => [
  { need: 'contact', done: profile.phoneverif || profile.emailverif, waiting: false },
  { need: 'authenticator', done: profile.googleverif, waiting: false },
  { need: 'name', done: profile.identityverif, waiting: isWaiting(profile.kyc_status) },
  { need: 'advanced', done: profile.advancedverif, waiting: isWaiting(profile.kyc_high_level_status) },
  { need: 'fundPassword', done: profile.safeword === 1, waiting: false },
];

const needOfError: Readonly<Partial<Record<ErrorKey, Requirement>>> = {
  phoneOrEmailNotBound: 'contact',
  authenticatorNotBound: 'authenticator',
  realNameNeeded: 'name',
  advancedVerificationNeeded: 'advanced',
  fundPasswordNotSet: 'fundPassword',
};

/** What has to be done first, where a refusal says so. */
export const requirementBehind = (key: ErrorKey | 'unknown' | undefined): Requirement | undefined =>
  key === undefined || key === 'unknown' ? undefined : needOfError[key];

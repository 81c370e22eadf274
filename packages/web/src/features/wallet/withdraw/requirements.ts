import type { ErrorKey, LocaluserGetData } from '@openmall/sdk';
import { paths } from '../../../shared/navigation/paths.ts';

export type Requirement = 'contact' | 'authenticator' | 'name' | 'advanced' | 'fundPassword';

interface RequirementState {
  readonly requirement: Requirement;
  readonly done: boolean;
  /** Submitted and not yet decided. */
  readonly inReview: boolean;
}

/** The pages that fulfil the requirements. */
export const requirementPaths: Readonly<Record<Requirement, string>> = {
  contact: paths.setupEmail,
  authenticator: paths.setupAuthenticator,
  name: paths.setupIdentity,
  advanced: paths.setupIdentity,
  fundPassword: paths.transactionPassword,
};

const isInReview = (status: number | null): boolean => status === 0 || status === 1;

/** The requirements of a first withdrawal (spec §6), in the order to fulfil them. */
export const requirementsOf = (profile: LocaluserGetData): readonly RequirementState[] => [
  { requirement: 'contact', done: profile.phoneverif || profile.emailverif, inReview: false },
  { requirement: 'authenticator', done: profile.googleverif, inReview: false },
  { requirement: 'name', done: profile.identityverif, inReview: isInReview(profile.kyc_status) },
  {
    requirement: 'advanced',
    done: profile.advancedverif,
    inReview: isInReview(profile.kyc_high_level_status),
  },
  { requirement: 'fundPassword', done: profile.safeword === 1, inReview: false },
];

const requirementByError: Readonly<Partial<Record<ErrorKey, Requirement>>> = {
  phoneOrEmailNotBound: 'contact',
  authenticatorNotBound: 'authenticator',
  realNameNeeded: 'name',
  advancedVerificationNeeded: 'advanced',
  fundPasswordNotSet: 'fundPassword',
};

/** The missing requirement that an error is about. */
export const requirementBehind = (key: ErrorKey | 'unknown' | undefined): Requirement | undefined =>
  key === undefined || key === 'unknown' ? undefined : requirementByError[key];

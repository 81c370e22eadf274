import { DomainError } from '../../domain-error.ts';

/** OWASP ASVS 6.2.4 asks for 3,000 that fit the rules for passwords. */
const MAX_LISTED = 10_000;
const FITTING = /^[!-~]{6,12}$/;

let common: Promise<ReadonlySet<string>> | undefined;

/** The most common passwords that fit the contract, in lower case. Read when the first password is set. */
const readCommon = () =>
  (common ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) =>
      new Set(dictionary['passwords-common'].filter((word) => FITTING.test(word)).slice(0, MAX_LISTED)),
  ));

/**
 * Asserts that a new password is none of the most common ones, in whatever letter case.
 * @throws {DomainError} `passwordTooCommon`.
 */
export async function assertUncommon(password: string): Promise<void> {
  if ((await readCommon()).has(password.toLowerCase())) throw new DomainError('passwordTooCommon');
}

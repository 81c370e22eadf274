import type { LocaluserGetData } from '@openmall/sdk';
import { userLogoff } from '@openmall/sdk/validators';
import { validateWith, type FieldErrors } from '../../../shared/forms/validate-with.ts';

/** Reasons to close an account; the last one needs a text. */
export const closingReasons = ['rarely', 'elsewhere', 'trouble', 'privacy', 'other'] as const;

export interface ClosingValues {
  readonly choice: string;
  readonly reason: string;
  readonly account: string;
  readonly cashPassword: string;
}

export const closingInput = ({ account, cashPassword }: ClosingValues, reason: string) => ({
  account: account.trim(),
  reason: reason.trim(),
  ...(cashPassword && { cashPassword }),
});

/** Validates the contract's rules, the own account name, and the fund password if one is set. */
export async function validateClosing(
  values: ClosingValues,
  reason: string,
  { username, safeword }: Pick<LocaluserGetData, 'username' | 'safeword'>,
): Promise<FieldErrors> {
  const errors = await validateWith<ClosingValues>({
    schema: userLogoff,
    inputOf: (form) => closingInput(form, reason),
    fieldOf: (path, form) => (path === 'reason' && form.choice !== 'other' ? 'choice' : path),
  })(values);
  const isOtherName = values.account.trim().toLowerCase() !== username.toLowerCase();
  return {
    ...(isOtherName && { account: 'form.closing.account' }),
    ...(safeword === 1 && !values.cashPassword && { cashPassword: 'form.required' }),
    ...errors,
  };
}

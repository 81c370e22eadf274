import type { LocaluserGetData, VerificationWay } from '@openmall/sdk';

/**
 * A method to prove ownership of an account: a code sent to a phone or an email address, or a code of the
 * authenticator.
 */
export interface ProofMethod {
  readonly type: VerificationWay;
  /** The receiver of the code in the format of the call; empty for the authenticator. */
  readonly target: string;
  /** The receiver as shown on the screen. */
  readonly shown: string;
}

/** The proof methods of a profile. */
export function proofMethodsOf({ phone, email, googleverif }: LocaluserGetData): readonly ProofMethod[] {
  return [
    ...(email ? [{ type: 2, target: email, shown: email } as const] : []),
    ...(phone ? [{ type: 1, target: phone, shown: `+${phone}` } as const] : []),
    ...(googleverif ? [{ type: 3, target: '', shown: '' } as const] : []),
  ];
}

/** The proof method that the form selected, by the text of its number. */
export const proofMethodOf = (methods: readonly ProofMethod[], chosen: string): ProofMethod | undefined =>
  methods.find(({ type }) => String(type) === chosen) ?? methods[0];

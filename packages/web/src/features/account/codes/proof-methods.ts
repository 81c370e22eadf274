import type { LocaluserGetData, VerificationWay } from '@openmall/sdk';

/** A way to prove who one is: a code sent to a phone or an e-mail address, or the authenticator's. */
export interface ProofMethod {
  readonly type: VerificationWay;
  /** Where the code goes to, as the call wants it; empty for the authenticator. */
  readonly target: string;
  /** The same with only its ends shown. */
  readonly shown: string;
}

/** What can prove the owner of a profile. */
export function proofMethodsOf({ phone, email, googleverif }: LocaluserGetData): readonly ProofMethod[] {
  return [
    ...(email ? [{ type: 2, target: email, shown: email } as const] : []),
    ...(phone ? [{ type: 1, target: phone, shown: `+${phone}` } as const] : []),
    ...(googleverif ? [{ type: 3, target: '', shown: '' } as const] : []),
  ];
}

/** The way that a form has chosen, by its number as text. */
export const proofMethodOf = (ways: readonly ProofMethod[], chosen: string): ProofMethod | undefined =>
  ways.find(({ type }) => String(type) === chosen) ?? ways[0];

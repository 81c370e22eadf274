import { isApiError } from '@openmall/sdk';
import { useState } from 'react';

/** Whether the server requires the login password with a form, and the fields to send for it. */
export interface OwnerProof {
  readonly isNeeded: boolean;
  /** Call it with each error of the form's call. */
  readonly handleRefusal: (error: unknown) => void;
  readonly inputOf: (password: string) => { readonly password?: string };
}

/** No password is required soon after the login; the server's response ends that period. */
export function useOwnerProof(): OwnerProof {
  const [isNeeded, setIsNeeded] = useState(false);
  return {
    isNeeded,
    handleRefusal: (error) => {
      if (isApiError(error) && error.key === 'freshProofNeeded') setIsNeeded(true);
    },
    inputOf: (password) => (isNeeded ? { password } : {}),
  };
}

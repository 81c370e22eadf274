import type { LocaluserGetData } from '@openmall/sdk';

/** A CHECK constraint limits the status to these numbers. */
export const verificationStatus = (status: number | null | undefined): LocaluserGetData['kyc_status'] =>
  status === 0 || status === 1 || status === 2 || status === 3 ? status : null;

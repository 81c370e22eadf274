import type { LocaluserGetData } from '@openmall/sdk';

/** The database keeps to these numbers by a check of its own. */
export const verificationStatus = (status: number | null | undefined): LocaluserGetData['kyc_status'] =>
  status === 0 || status === 1 || status === 2 || status === 3 ? status : null;

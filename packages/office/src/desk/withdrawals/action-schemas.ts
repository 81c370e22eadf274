import { deskWithdrawalDecide, deskWithdrawalPayOut } from '@openmall/sdk/desk/validators';
import type { AnySchema } from 'yup';
import { neededFields } from '../../shared/forms/needed.ts';

/** A refusal needs a reason. */
export const decideFields = (isRefusal: boolean): AnySchema =>
  neededFields(deskWithdrawalDecide, isRefusal ? ['reason'] : []);

/** A payment on a chain needs the number of the transfer. */
export const payOutFields = (isOnChain: boolean): AnySchema =>
  neededFields(deskWithdrawalPayOut, isOnChain ? ['hash'] : []);

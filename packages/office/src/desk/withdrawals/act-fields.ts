import { deskWithdrawalDecide, deskWithdrawalPayOut } from '@openmall/sdk/desk/validators';
import { type AnySchema, object, type StringSchema } from 'yup';

/** A field of the contract that this act needs; the contract has it optional, because another act goes without. */
const needed = (field: unknown) => (field as StringSchema).required('form.required'); // The contract's fields are texts.

/** A refusal needs a reason. */
export const decideFields = (isRefusal: boolean): AnySchema =>
  isRefusal ? object({ reason: needed(deskWithdrawalDecide.fields.reason) }) : object({});

/** A payment on a chain needs the number of the transfer. */
export const payOutFields = (isOnChain: boolean): AnySchema =>
  isOnChain ? object({ hash: needed(deskWithdrawalPayOut.fields.hash) }) : object({});

import { withCheckDigit } from '@openmall/sdk';

/** The record number of an order, a wallet record or a loan, derived from its unique id. */
export const recordNumber = (id: string): string =>
  withCheckDigit(`1${id.replaceAll(/\D/g, '').slice(-8).padStart(8, '0')}`);

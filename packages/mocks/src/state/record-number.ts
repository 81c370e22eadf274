import { withCheckDigit } from '@openmall/sdk';

/** The number for people of an order, a wallet record or a loan. It is derived from the id, which no two share. */
export const recordNumber = (id: string): string =>
  withCheckDigit(`1${id.replaceAll(/\D/g, '').slice(-8).padStart(8, '0')}`);

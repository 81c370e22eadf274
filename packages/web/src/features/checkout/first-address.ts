import type { Address } from '@openmall/sdk';
import { remember, remembered } from '../../shared/state/storage.ts';

/** What the first requests of the checkout need to know of an address. */
export type FirstAddress = Pick<Address, 'id' | 'countryId'>;

/** The first address of the buyer at the last checkout: its prices need not wait for the address book. */
export const knownFirstAddress = (): FirstAddress | undefined =>
  remembered<FirstAddress | undefined>('firstAddress', undefined);

export const rememberFirstAddress = ({ id, countryId }: FirstAddress): void =>
  remember('firstAddress', { id, countryId } satisfies FirstAddress);

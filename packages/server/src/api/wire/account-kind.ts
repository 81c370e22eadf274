import type { AccountKind } from '@openmall/sdk';

export const accountKindOf = (type: AccountKind): 'phone' | 'email' => (type === 1 ? 'phone' : 'email');

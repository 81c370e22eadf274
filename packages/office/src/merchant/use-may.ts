import { permissionOf } from '@openmall/sdk/merchant';
import { useMerchantSessionMe } from '@openmall/sdk/merchant/hooks';

export type MerchantOperation = keyof typeof permissionOf;

/** Whether this session may call an operation. */
export function useMay(): (operation: MerchantOperation) => boolean {
  const { data: me } = useMerchantSessionMe();
  const permissions = new Set<string>(me?.permissions);
  return (operation) => permissionOf[operation] === 'any' || permissions.has(permissionOf[operation]);
}

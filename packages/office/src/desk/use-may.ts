import { permissionOf } from '@openmall/sdk/desk';
import { useDeskSessionMe } from '@openmall/sdk/desk/hooks';

export type DeskOperation = keyof typeof permissionOf;

/** Whether this person may call an operation. */
export function useMay(): (operation: DeskOperation) => boolean {
  const { data: me } = useDeskSessionMe();
  const permissions = new Set<string>(me?.permissions);
  return (operation) => permissionOf[operation] === 'any' || permissions.has(permissionOf[operation]);
}

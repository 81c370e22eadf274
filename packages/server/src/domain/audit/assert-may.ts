import type { Permission } from '@openmall/sdk/desk';
import type { AppContext } from '../../context.ts';
import { DomainError } from '../domain-error.ts';

/**
 * Asserts that the actor may act for the mall. Without an actor, the system itself acts. An actor without a set of
 * permissions acts as an owner, such as the control API; an actor of a store never acts for the mall.
 * @throws {DomainError} `noPermission`.
 */
export function assertMay({ actor }: Pick<AppContext, 'actor'>, permission: Permission): void {
  if (!actor) return;
  const isOfStore = actor.storeId !== undefined || actor.kind === 'merchant';
  if (isOfStore || actor.permissions?.has(permission) === false) throw new DomainError('noPermission');
}

/**
 * A refusal needs a reason. Returns it without blanks around it.
 * @throws {DomainError} `reasonRequired`.
 */
export function requireReason(reason: string | undefined): string {
  const text = reason?.trim() ?? '';
  if (text === '') throw new DomainError('reasonRequired');
  return text;
}

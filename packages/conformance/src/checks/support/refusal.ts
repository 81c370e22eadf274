/** Judges refusals by their reason: a call that is refused for something else shows nothing about the rule. */
import type { ErrorKey, OperationId } from '@openmall/sdk';
import { errorKeyOf, type Operation } from '../../contract/operations.ts';
import type { CheckContext } from '../../runner/check-context.ts';
import { succeeded, type Exchange } from '../../target/exchange.ts';

export interface ExpectedRefusal {
  /** The errors that show that the rule is enforced. */
  readonly keys: readonly ErrorKey[];
  /** The fault if the call is granted. */
  readonly granted: string;
}

/** The errors for invalid input. */
export const parameterErrors = ({ missing }: Operation): readonly ErrorKey[] => [
  'parameterError',
  ...Object.values(missing),
];

/** The errors for something that does not exist, or not for this caller. */
export const notFoundErrors = ({ errors }: Operation): readonly ErrorKey[] =>
  errors.filter((key) => key.endsWith('NotFound'));

/** Whether the call was refused with one of these errors. */
export function isRefusedWith(keys: readonly ErrorKey[], { envelope }: Exchange): boolean {
  const key = errorKeyOf(envelope?.msg);
  return key !== undefined && keys.includes(key);
}

/** Why the answer to a call does not show whether the rule is enforced. */
export function otherReason(
  keys: readonly ErrorKey[],
  { operation, envelope, networkError, status }: Exchange,
): string {
  const message = envelope ? JSON.stringify(envelope.msg) : `HTTP ${status}`;
  const answer = errorKeyOf(envelope?.msg) ?? networkError ?? message;
  return `${operation.path} was refused with ${answer}, and only ${keys.join(' or ')} shows that the rule is enforced`;
}

/**
 * Fails the check if the last call is granted, and passes it if the call is refused with one of the keys. Any other
 * refusal makes the check inconclusive. Returns whether it passed.
 */
export function expectRefusal(
  context: CheckContext,
  id: OperationId,
  { keys, granted }: ExpectedRefusal,
  ...calls: readonly [...Exchange[], Exchange]
): boolean {
  const last = calls.at(-1);
  if (!last) throw new Error('expectRefusal needs a call.');
  if (succeeded(last)) context.fail(id, granted, ...calls);
  else if (isRefusedWith(keys, last)) context.pass(id);
  else context.inconclusive(id, otherReason(keys, last), last);
  return isRefusedWith(keys, last);
}

export interface ExpectedGrant {
  /** The errors that show that a rule refuses what it must grant. */
  readonly keys: readonly ErrorKey[];
  /** The fault if the call is refused with one of them. */
  readonly refused: string;
}

/** Passes the check if the last call is granted, and fails it if that is refused with one of the keys. */
export function expectGrant(
  context: CheckContext,
  id: OperationId,
  { keys, refused }: ExpectedGrant,
  ...calls: readonly [...Exchange[], Exchange]
): void {
  const last = calls.at(-1);
  if (!last) throw new Error('expectGrant needs a call.');
  if (succeeded(last)) context.pass(id);
  else if (isRefusedWith(keys, last)) context.fail(id, refused, ...calls);
  else context.inconclusive(id, otherReason(keys, last), last);
}

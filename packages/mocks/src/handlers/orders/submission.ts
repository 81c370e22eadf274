/** A form that was sent twice places its orders once. */
import type { InputOf } from '@openmall/sdk';
import type { Account, Order, Submission } from '../../state/account.ts';
import { demand } from '../../state/refusal.ts';

type Form = InputOf<'orderSubmit'>;

/** The pieces by goods and variant, whatever their order. */
function contentOf({ orderInfo, coupons = '' }: Form): string {
  const pieces = new Map<string, number>();
  const parts = orderInfo.split(',');
  for (let index = 0; index + 2 < parts.length; index += 3) {
    const key = parts.slice(index, index + 2).join(',');
    pieces.set(key, (pieces.get(key) ?? 0) + Number(parts[index + 2]));
  }
  return JSON.stringify([[...pieces].sort(([a], [b]) => (a < b ? -1 : 1)), coupons]);
}

export const submissionOf = (form: Form): Submission =>
  form.submitToken === undefined ? undefined : { token: form.submitToken, content: contentOf(form) };

/** The orders that the same form has placed before. @throws Refusal `duplicateSubmission` if it named other goods. */
export function placedBefore({ orders }: Account, form: Form): readonly Order[] {
  const submission = submissionOf(form);
  if (!submission) return [];
  const placed = orders.filter((order) => order.submission?.token === submission.token);
  const isSame = placed.every((order) => order.submission?.content === submission.content);
  demand(isSame, 'duplicateSubmission');
  return placed.toReversed();
}

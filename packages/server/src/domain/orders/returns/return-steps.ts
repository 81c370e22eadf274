import { canDo, states } from '@openmall/sdk';
import type { UpdateObject } from 'kysely';
import type { Tx } from '../../../db/database.ts';
import type { OrderRow, ReturnCaseRow, Tables } from '../../../db/schema/tables.ts';
import type { AppContext } from '../../../context.ts';
import { DomainError } from '../../domain-error.ts';
import { deadlineIn } from '../deadlines/order-days.ts';
import { lockOrder, lockOwnOrder } from '../order-rows.ts';

const { transitions } = states.returnCase;
export type ReturnStep = Exclude<keyof typeof transitions, 'request'>;

/** A return with its order. Both are locked. */
export interface OpenReturn {
  readonly order: OrderRow;
  readonly goods: ReturnCaseRow;
}

/** What the next step waits for, by the state that it starts in. */
const DAYS = {
  1: 'return_decide_days',
  2: 'return_send_days',
  3: 'return_confirm_days',
  5: 'return_dispute_days',
  6: 'dispute_decide_days',
} as const;

/** When a return in some state goes on by itself. */
export const stepDeadline = ({ clock }: AppContext, state: keyof typeof DAYS) =>
  deadlineIn(clock, DAYS[state]);

/**
 * Locks the order of a return, then the return: orders come first everywhere, so that two calls can't deadlock.
 * @throws {DomainError} `returnNotFound`, also for those of other buyers and other stores.
 */
export async function lockReturn(
  tx: Tx,
  ctx: AppContext,
  returnId: string,
  buyerId?: string,
): Promise<OpenReturn> {
  const cases = tx.selectFrom('return_case').where('id', '=', returnId);
  const found = await cases.select('order_id').executeTakeFirst();
  if (!found) throw new DomainError('returnNotFound');
  const { order_id: orderId } = found;
  const order = await (
    buyerId === undefined ? lockOrder(tx, ctx, orderId) : lockOwnOrder(tx, buyerId, orderId)
  ).catch((cause: unknown) => {
    if (cause instanceof DomainError) throw new DomainError('returnNotFound', { cause });
    throw cause;
  });
  return { order, goods: await cases.selectAll().executeTakeFirstOrThrow() };
}

/**
 * Asserts that a return may take a step in its state.
 * @throws {DomainError} `returnStepNotPossible`.
 */
function assertReturnStep({ goods }: OpenReturn, step: ReturnStep): void {
  if (!canDo('returnCase', step, goods.state)) throw new DomainError('returnStepNotPossible');
}

/**
 * Takes a step of a return, with what is written down of it.
 * @throws {DomainError} `returnStepNotPossible`.
 */
export async function takeReturnStep(
  tx: Tx,
  ctx: AppContext,
  open: OpenReturn,
  { step, ...changes }: UpdateObject<Tables, 'return_case'> & { readonly step: ReturnStep },
): Promise<void> {
  assertReturnStep(open, step);
  const { to } = transitions[step];
  const isOver = to === 4 || to === 7;
  await tx
    .updateTable('return_case')
    .set({
      ...changes,
      state: to,
      by_default: step.endsWith('ByDefault'),
      stepped_at: ctx.clock.now(),
      due_at: (eb) => eb.ref('deadline'),
      ...(isOver ? { deadline: null, closed_at: ctx.clock.now() } : { deadline: stepDeadline(ctx, to) }),
    })
    .where('id', '=', open.goods.id)
    .execute();
}

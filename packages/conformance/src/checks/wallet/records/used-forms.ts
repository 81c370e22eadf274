/** Each form token of a recharge works once (contract: rechargeBlockchain!rechargeOpen). */
import type { Operation } from '../../../contract/operations.ts';
import type { ActiveCheck } from '../../../runner/check.ts';
import type { CheckContext } from '../../../runner/check-context.ts';
import { PreconditionError } from '../../../setup/precondition-error.ts';
import { succeeded } from '../../../target/exchange.ts';
import { forEachOperation } from '../../support/for-each-operation.ts';
import { expectRefusal } from '../../support/refusal.ts';
import { usedFormErrors } from '../transfers.ts';

/** A withdrawal is refused for another reason while the first one is pending; `wal.withdraw-form` judges it. */
const hasForm = ({ id, fields }: Operation): boolean => 'session_token' in fields && id !== 'withdrawApply';

async function tryTwice(context: CheckContext, operation: Operation): Promise<void> {
  const { caller, input } = await context.prepared.fresh(operation.id);
  const first = await context.send(operation, input ?? {}, { caller });
  if (!succeeded(first)) throw new PreconditionError('inconclusive', 'a form was refused', first);
  const again = await context.send(operation, input ?? {}, { caller });
  const granted = 'takes one form twice';
  // The same record may be answered again, as long as there is only one.
  const isSame = JSON.stringify(again.envelope?.data) === JSON.stringify(first.envelope?.data);
  if (succeeded(again) && isSame && first.envelope?.data !== null) return context.pass(operation.id);
  expectRefusal(context, operation.id, { keys: usedFormErrors, granted }, first, again);
}

async function tryInvented(context: CheckContext, operation: Operation): Promise<void> {
  const { caller, input } = await context.prepared.shared(operation.id);
  const sent = await context.send(operation, { ...input, session_token: 'rs_0000000000000000' }, { caller });
  const granted = 'takes a form with a token that was never issued';
  expectRefusal(context, operation.id, { keys: usedFormErrors, granted }, sent);
}

const form = { area: 'wallet', level: 'must', source: 'contract' } as const;

export const usedFormChecks: readonly ActiveCheck[] = [
  {
    ...form,
    id: 'wal.used-form',
    requirement: 'A form of a recharge is taken once.',
    run: (context) =>
      forEachOperation(
        context,
        (operation) => tryTwice(context, operation),
        context.operations.filter(hasForm),
      ),
  },
  {
    ...form,
    id: 'wal.invented-form',
    requirement: 'A form of a recharge or a withdrawal needs a token that was issued.',
    run: (context) =>
      forEachOperation(
        context,
        (operation) => tryInvented(context, operation),
        context.operations.filter(({ fields }) => 'session_token' in fields),
      ),
  },
];

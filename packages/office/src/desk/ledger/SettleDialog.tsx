import type { DeskSuspendedRow } from '@openmall/sdk/desk';
import { useDeskLedgerSettle } from '@openmall/sdk/desk/hooks';
import { deskLedgerSettle } from '@openmall/sdk/desk/validators';
import { neededFields } from '../../shared/forms/needed.ts';
import { t } from '../../shared/i18n/i18n.ts';
import { DecisionDialog } from '../entry/DecisionDialog.tsx';
import { formatLedger } from './ledger-texts.ts';

export type Settlement = 'refund' | 'credit' | 'handled';

/** What each way to settle is called, and what it does. */
const SETTLEMENTS = {
  refund: { title: 'ledger.settleRefund', intro: 'ledger.settleRefundHint' },
  credit: { title: 'ledger.settleCredit', intro: 'ledger.settleCreditHint' },
  handled: { title: 'ledger.settleHandled', intro: 'ledger.settleHandledHint' },
} as const;

export const settlementName = (decision: Settlement): string => t(SETTLEMENTS[decision].title);

interface Props {
  readonly decision: Settlement;
  readonly row: DeskSuspendedRow;
  readonly onClose: () => void;
}

/** Settles money in suspense, with a reason for the audit log. */
export function SettleDialog({ decision, row, onClose }: Props) {
  const { mutateAsync, error } = useDeskLedgerSettle();
  const user = { name: 'userId', label: t('customers.code'), hint: t('ledger.settleUserHint') };
  const reason = { name: 'reason', label: t('action.reason'), hint: t('action.logHint'), multiline: true };
  const fields = decision === 'credit' ? [user, reason] : [reason];
  return (
    <DecisionDialog
      title={settlementName(decision)}
      intro={t(SETTLEMENTS[decision].intro, { amount: `${formatLedger(row.amount)} USDT`, payer: row.payer })}
      submit={settlementName(decision)}
      schema={neededFields(
        deskLedgerSettle,
        fields.map(({ name }) => name),
      )}
      fields={fields}
      run={(values) => mutateAsync({ params: { itemId: row.id, decision, ...values } })}
      error={error}
      onClose={onClose}
    />
  );
}

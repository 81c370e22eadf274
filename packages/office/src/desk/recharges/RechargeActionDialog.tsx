import type { DeskRechargeRow } from '@openmall/sdk/desk';
import { useDeskRechargeDecide } from '@openmall/sdk/desk/hooks';
import { deskRechargeDecide } from '@openmall/sdk/desk/validators';
import { formatMoney } from '../../shared/i18n/format.ts';
import { t } from '../../shared/i18n/i18n.ts';
import { neededFields } from '../../shared/forms/needed.ts';
import { DecisionDialog } from '../entry/DecisionDialog.tsx';

export type RechargeAction = 'credit' | 'fail' | 'reverse';

interface Props {
  readonly action: RechargeAction;
  readonly row: DeskRechargeRow;
  readonly onClose: () => void;
}

/** Credits a recharge by the number of its transfer, or says why it is not credited. */
export function RechargeActionDialog({ action, row, onClose }: Props) {
  const { mutateAsync, error } = useDeskRechargeDecide();
  const isCredit = action === 'credit';
  const hash = { label: t('recharges.hash'), hint: t('recharges.hashHint'), initial: row.reportedHash ?? '' };
  const reason = { name: 'reason', label: t('action.reason'), hint: t('action.reasonHint'), multiline: true };
  return (
    <DecisionDialog
      title={t(`recharges.${action}Title`)}
      intro={t(`recharges.${action}Hint`, { amount: formatMoney(row.amount), user: row.username })}
      submit={t(`recharges.${action}`)}
      color={isCredit ? 'primary' : 'error'}
      schema={neededFields(deskRechargeDecide, [isCredit ? 'hash' : 'reason'])}
      fields={[isCredit ? { name: 'hash', ...hash } : reason]}
      run={(values) => mutateAsync({ params: { rechargeId: row.id, decision: action, ...values } })}
      error={error}
      onClose={onClose}
    />
  );
}

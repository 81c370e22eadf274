import type { DeskDisputeInfo } from '@openmall/sdk/desk';
import { useDeskDisputeDecide } from '@openmall/sdk/desk/hooks';
import { deskDisputeDecide } from '@openmall/sdk/desk/validators';
import { neededFields } from '../../shared/forms/needed.ts';
import { formatMoney } from '../../shared/i18n/format.ts';
import { t } from '../../shared/i18n/i18n.ts';
import { DecisionDialog } from '../entry/DecisionDialog.tsx';

export type DisputeAction = DeskDisputeInfo['acts'][number];

interface Props {
  readonly action: DisputeAction;
  readonly info: DeskDisputeInfo;
  readonly onClose: () => void;
}

/** Decides a dispute. Both sides read the reason. */
export function DisputeActionDialog({ action, info, onClose }: Props) {
  const { mutateAsync, error } = useDeskDisputeDecide();
  const { id: returnId, total } = info.dispute;
  const amountField = { name: 'amount', label: t('returns.amount') };
  const reason = { name: 'reason', label: t('action.reason'), hint: t('returns.bothRead'), multiline: true };
  const isPart = action === 'part';
  const decide = ({ reason: given = '', amount = '' }: Readonly<Record<string, string>>) =>
    mutateAsync({
      params: { returnId, decision: action, reason: given, ...(isPart && { amount: Number(amount) }) },
    });
  return (
    <DecisionDialog
      title={t(`disputeAction.${action}`)}
      intro={t(`disputeAction.${action}Hint`, { amount: formatMoney(total) })}
      submit={t(`disputeAction.${action}`)}
      color={action === 'close' ? 'error' : 'primary'}
      schema={neededFields(deskDisputeDecide, isPart ? ['amount', 'reason'] : ['reason'])}
      fields={isPart ? [amountField, reason] : [reason]}
      run={decide}
      onClose={onClose}
      error={error}
    />
  );
}

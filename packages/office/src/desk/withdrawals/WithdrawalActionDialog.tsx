import type { DeskWithdrawalInfo } from '@openmall/sdk/desk';
import { useDeskWithdrawalDecide, useDeskWithdrawalPayOut } from '@openmall/sdk/desk/hooks';
import { t } from '../../shared/i18n/i18n.ts';
import { DecisionDialog } from '../entry/DecisionDialog.tsx';
import { decideFields, payOutFields } from './action-schemas.ts';

export type WithdrawalAction = 'approve' | 'refuse' | 'payOut';

interface Props {
  readonly action: WithdrawalAction;
  readonly info: DeskWithdrawalInfo;
  readonly onClose: () => void;
}

/** Approves, refuses or pays out. Where the server asks for a fresh second factor, that comes in between. */
export function WithdrawalActionDialog({ action, info, onClose }: Props) {
  const withdrawalId = info.withdrawal.id;
  const isBank = info.withdrawal.channel === 'bank';
  const decide = useDeskWithdrawalDecide();
  const payOut = useDeskWithdrawalPayOut();
  const error = action === 'payOut' ? payOut.error : decide.error;
  const run = ({ reason = '', hash = '' }: Readonly<Record<string, string>>) =>
    action === 'payOut'
      ? payOut.mutateAsync({ params: { withdrawalId, ...(hash !== '' && { hash }) } })
      : decide.mutateAsync({ params: { withdrawalId, decision: action, ...(reason !== '' && { reason }) } });
  const intros = {
    approve: t('withdrawals.approveHint'),
    payOut: isBank ? t('withdrawals.bankHint') : '',
    refuse: '',
  };
  const fields = {
    approve: [],
    refuse: [{ name: 'reason', label: t('action.reason'), hint: t('action.reasonHint'), multiline: true }],
    payOut: isBank ? [] : [{ name: 'hash', label: t('withdrawals.hash'), hint: t('withdrawals.hashHint') }],
  };
  return (
    <DecisionDialog
      title={t(`withdrawals.${action}Title`)}
      intro={intros[action]}
      submit={t(`withdrawals.${action}`)}
      color={action === 'refuse' ? 'error' : 'primary'}
      schema={action === 'payOut' ? payOutFields(!isBank) : decideFields(action === 'refuse')}
      fields={fields[action]}
      run={run}
      onClose={onClose}
      error={error}
    />
  );
}

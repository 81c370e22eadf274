import type { DeskWithdrawalInfo } from '@openmall/sdk/desk';
import { useDeskWithdrawalDecide, useDeskWithdrawalPayOut } from '@openmall/sdk/desk/hooks';
import { t } from '../../shared/i18n/i18n.ts';
import { DecisionDialog } from '../entry/DecisionDialog.tsx';
import { decideFields, payOutFields } from './act-fields.ts';

export type WithdrawalAct = 'approve' | 'refuse' | 'payOut';

interface Props {
  readonly act: WithdrawalAct;
  readonly info: DeskWithdrawalInfo;
  readonly onClose: () => void;
}

/** Approves, refuses or pays out. Where the server asks for a fresh second factor, that comes in between. */
export function WithdrawalActDialog({ act, info, onClose }: Props) {
  const withdrawalId = info.withdrawal.id;
  const isBank = info.withdrawal.channel === 'bank';
  const decide = useDeskWithdrawalDecide();
  const payOut = useDeskWithdrawalPayOut();
  const error = act === 'payOut' ? payOut.error : decide.error;
  const run = ({ reason = '', hash = '' }: Readonly<Record<string, string>>) =>
    act === 'payOut'
      ? payOut.mutateAsync({ params: { withdrawalId, ...(hash !== '' && { hash }) } })
      : decide.mutateAsync({ params: { withdrawalId, decision: act, ...(reason !== '' && { reason }) } });
  const intros = {
    approve: t('withdrawals.approveHint'),
    payOut: isBank ? t('withdrawals.bankHint') : '',
    refuse: '',
  };
  const fields = {
    approve: [],
    refuse: [{ name: 'reason', label: t('act.reason'), hint: t('act.reasonHint'), multiline: true }],
    payOut: isBank ? [] : [{ name: 'hash', label: t('withdrawals.hash'), hint: t('withdrawals.hashHint') }],
  };
  return (
    <DecisionDialog
      title={t(`withdrawals.${act}Title`)}
      intro={intros[act]}
      submit={t(`withdrawals.${act}`)}
      color={act === 'refuse' ? 'error' : 'primary'}
      schema={act === 'payOut' ? payOutFields(!isBank) : decideFields(act === 'refuse')}
      fields={fields[act]}
      run={run}
      onClose={onClose}
      error={error}
    />
  );
}

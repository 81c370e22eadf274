import type { DeskRechargeRow } from '@openmall/sdk/desk';
import { useDeskRechargeDecide } from '@openmall/sdk/desk/hooks';
import { deskRechargeDecide } from '@openmall/sdk/desk/validators';
import { formatMoney } from '../../shared/i18n/format.ts';
import { t } from '../../shared/i18n/i18n.ts';
import { neededFields } from '../../shared/forms/needed.ts';
import { DecisionDialog } from '../entry/DecisionDialog.tsx';

export type RechargeAct = 'credit' | 'fail' | 'reverse';

interface Props {
  readonly act: RechargeAct;
  readonly row: DeskRechargeRow;
  readonly onClose: () => void;
}

/** Credits a recharge by the number of its transfer, or says why it is not credited. */
export function RechargeActDialog({ act, row, onClose }: Props) {
  const { mutateAsync, error } = useDeskRechargeDecide();
  const isCredit = act === 'credit';
  const hash = { label: t('recharges.hash'), hint: t('recharges.hashHint'), initial: row.reportedHash ?? '' };
  const reason = { name: 'reason', label: t('act.reason'), hint: t('act.reasonHint'), multiline: true };
  return (
    <DecisionDialog
      title={t(`recharges.${act}Title`)}
      intro={t(`recharges.${act}Hint`, { amount: formatMoney(row.amount), user: row.username })}
      submit={t(`recharges.${act}`)}
      color={isCredit ? 'primary' : 'error'}
      schema={neededFields(deskRechargeDecide, [isCredit ? 'hash' : 'reason'])}
      fields={[isCredit ? { name: 'hash', ...hash } : reason]}
      run={(values) => mutateAsync({ params: { rechargeId: row.id, decision: act, ...values } })}
      error={error}
      onClose={onClose}
    />
  );
}

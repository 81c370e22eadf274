import type { DeskLoanInfo } from '@openmall/sdk/desk';
import { useDeskLoanDecide } from '@openmall/sdk/desk/hooks';
import { deskLoanDecide } from '@openmall/sdk/desk/validators';
import { neededFields } from '../../shared/forms/needed.ts';
import { formatMoney } from '../../shared/i18n/format.ts';
import { t } from '../../shared/i18n/i18n.ts';
import { DecisionDialog } from '../entry/DecisionDialog.tsx';

interface Props {
  readonly action: 'grant' | 'refuse';
  readonly info: DeskLoanInfo;
  readonly onClose: () => void;
}

/** Grants a loan, which pays it out, or refuses it with a reason. */
export function LoanActionDialog({ action, info: { loan }, onClose }: Props) {
  const { mutateAsync, error } = useDeskLoanDecide();
  const isRefusal = action === 'refuse';
  const reason = { name: 'reason', label: t('action.reason'), hint: t('action.reasonHint'), multiline: true };
  return (
    <DecisionDialog
      title={t(`loans.${action}Title`)}
      intro={t(`loans.${action}Hint`, { amount: formatMoney(loan.amount), user: loan.realName })}
      submit={t(`loans.${action}`)}
      color={isRefusal ? 'error' : 'primary'}
      schema={neededFields(deskLoanDecide, isRefusal ? ['reason'] : [])}
      fields={isRefusal ? [reason] : []}
      run={(values) => mutateAsync({ params: { loanId: loan.id, decision: action, ...values } })}
      error={error}
      onClose={onClose}
    />
  );
}

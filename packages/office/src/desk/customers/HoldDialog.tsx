import type { DeskCustomerRow } from '@openmall/sdk/desk';
import { useDeskCustomerHold } from '@openmall/sdk/desk/hooks';
import { deskCustomerHold } from '@openmall/sdk/desk/validators';
import { neededFields } from '../../shared/forms/needed.ts';
import { t } from '../../shared/i18n/i18n.ts';
import { DecisionDialog } from '../entry/DecisionDialog.tsx';

export type Hold = DeskCustomerRow['hold'];

interface Props {
  readonly hold: Hold;
  readonly userId: string;
  readonly onClose: () => void;
}

/** Holds an account or releases it, with a reason for the audit log. */
export function HoldDialog({ hold, userId, onClose }: Props) {
  const { mutateAsync, error } = useDeskCustomerHold();
  return (
    <DecisionDialog
      title={t(`holdAction.${hold}`)}
      intro={t(`holdHint.${hold}`)}
      submit={t(`holdAction.${hold}`)}
      color={hold === 'none' ? 'primary' : 'error'}
      schema={neededFields(deskCustomerHold, ['reason'])}
      fields={[{ name: 'reason', label: t('action.reason'), hint: t('action.logHint'), multiline: true }]}
      run={({ reason = '' }) => mutateAsync({ params: { userId, hold, reason } })}
      error={error}
      onClose={onClose}
    />
  );
}

import { useDeskCustomerReleaseAddress } from '@openmall/sdk/desk/hooks';
import { deskCustomerReleaseAddress } from '@openmall/sdk/desk/validators';
import { neededFields } from '../../shared/forms/needed.ts';
import { t } from '../../shared/i18n/i18n.ts';
import { DecisionDialog } from '../entry/DecisionDialog.tsx';

interface Props {
  readonly userId: string;
  readonly onClose: () => void;
}

/** Removes the withdrawal address of a user at once, with a reason for the audit log. */
export function ReleaseAddressDialog({ userId, onClose }: Props) {
  const { mutateAsync, error } = useDeskCustomerReleaseAddress();
  return (
    <DecisionDialog
      title={t('customers.releaseAddress')}
      intro={t('customers.releaseHint')}
      submit={t('customers.releaseAddress')}
      color="error"
      schema={neededFields(deskCustomerReleaseAddress, ['reason'])}
      fields={[{ name: 'reason', label: t('action.reason'), hint: t('action.logHint'), multiline: true }]}
      run={({ reason = '' }) => mutateAsync({ params: { userId, reason } })}
      error={error}
      onClose={onClose}
    />
  );
}

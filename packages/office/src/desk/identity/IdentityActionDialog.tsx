import { useDeskIdentityDecide } from '@openmall/sdk/desk/hooks';
import { deskIdentityDecide } from '@openmall/sdk/desk/validators';
import { neededFields } from '../../shared/forms/needed.ts';
import { t } from '../../shared/i18n/i18n.ts';
import { DecisionDialog } from '../entry/DecisionDialog.tsx';

export type IdentityAction = 'review' | 'pass' | 'refuse';

interface Props {
  readonly action: IdentityAction;
  readonly checkId: string;
  readonly onClose: () => void;
}

/** Takes up, passes or refuses an identity check. */
export function IdentityActionDialog({ action, checkId, onClose }: Props) {
  const { mutateAsync, error } = useDeskIdentityDecide();
  const isRefusal = action === 'refuse';
  const reason = { name: 'reason', label: t('action.reason'), hint: t('action.reasonHint'), multiline: true };
  return (
    <DecisionDialog
      title={t(`identity.${action}Title`)}
      intro={t(`identity.${action}Hint`)}
      submit={t(`identity.${action}`)}
      color={isRefusal ? 'error' : 'primary'}
      schema={neededFields(deskIdentityDecide, isRefusal ? ['reason'] : [])}
      fields={isRefusal ? [reason] : []}
      run={(values) => mutateAsync({ params: { checkId, decision: action, ...values } })}
      error={error}
      onClose={onClose}
    />
  );
}

import { useDeskIdentityDecide } from '@openmall/sdk/desk/hooks';
import { deskIdentityDecide } from '@openmall/sdk/desk/validators';
import { neededFields } from '../../shared/forms/needed.ts';
import { t } from '../../shared/i18n/i18n.ts';
import { DecisionDialog } from '../entry/DecisionDialog.tsx';

export type IdentityAct = 'review' | 'pass' | 'refuse';

interface Props {
  readonly act: IdentityAct;
  readonly checkId: string;
  readonly onClose: () => void;
}

/** Takes up, passes or refuses an identity check. */
export function IdentityActDialog({ act, checkId, onClose }: Props) {
  const { mutateAsync, error } = useDeskIdentityDecide();
  const isRefusal = act === 'refuse';
  const reason = { name: 'reason', label: t('act.reason'), hint: t('act.reasonHint'), multiline: true };
  return (
    <DecisionDialog
      title={t(`identity.${act}Title`)}
      intro={t(`identity.${act}Hint`)}
      submit={t(`identity.${act}`)}
      color={isRefusal ? 'error' : 'primary'}
      schema={neededFields(deskIdentityDecide, isRefusal ? ['reason'] : [])}
      fields={isRefusal ? [reason] : []}
      run={(values) => mutateAsync({ params: { checkId, decision: act, ...values } })}
      error={error}
      onClose={onClose}
    />
  );
}

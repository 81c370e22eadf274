import { useDeskSessionConfirm } from '@openmall/sdk/desk/hooks';
import { deskSessionConfirm as confirmFields } from '@openmall/sdk/desk/validators';
import { useState } from 'react';
import { t } from '../../shared/i18n/i18n.ts';
import { keyOf } from '../../shared/net/error-of.ts';
import { ActionDialog } from '../../shared/ui/ActionDialog.tsx';

/** Runs actions that may need a fresh second factor. After the factor, the action runs again by itself. */
export function useFreshFactor() {
  const [again, setAgain] = useState<() => Promise<void>>();
  const guard = async (action: () => Promise<unknown>, onDone: () => void): Promise<void> => {
    const run = () =>
      action().then(onDone, (error: unknown) => {
        // Other refusals are shown by the dialog of the action.
        if (keyOf(error) === 'secondFactorNeeded') setAgain(() => () => guard(action, onDone));
      });
    await run();
  };
  const done = () => {
    setAgain(undefined);
    void again?.();
  };
  const cancel = () => setAgain(undefined);
  return { guard, done, cancel, isAsking: again !== undefined };
}

interface Props {
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Asks for a code of the authenticator. */
export function FactorDialog({ onDone, onClose }: Props) {
  const { mutateAsync, error } = useDeskSessionConfirm();
  const confirm = ({ code = '' }: Readonly<Record<string, string>>) =>
    mutateAsync({ params: { code } }).then(onDone, () => undefined);
  return (
    <ActionDialog
      title={t('factor.title')}
      intro={t('factor.intro')}
      submit={t('factor.submit')}
      schema={confirmFields}
      fixed={{}}
      fields={[{ name: 'code', label: t('login.code'), hint: t('login.codeHint') }]}
      onSubmit={confirm}
      onClose={onClose}
      error={error}
    />
  );
}

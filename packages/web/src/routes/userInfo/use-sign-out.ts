import { useTransport } from '@openmall/sdk/hooks';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../shared/navigation/paths.ts';
import { forgetPerson, leaveTo } from '../../shared/session/leave.ts';
import { session } from '../../shared/session/session.ts';
import { toast } from '../../shared/ui/feedback/toast.ts';

/**
 * Returns a function that signs out and goes home. Its code loads when it is called; without it, the session ends on
 * this device only.
 */
export function useSignOut(): () => Promise<void> {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const transport = useTransport();
  return async () => {
    // At once, so that whoever leaves while the last changes of the cart are sent does not stay signed in.
    session.removeFromDevice();
    forgetPerson();
    const loaded = await import('./sign-out.ts').catch(() => undefined);
    if (!loaded) return leaveTo(paths.index);
    await loaded.signOut(transport);
    toast.success(t('signedOut'));
    void navigate(paths.index);
  };
}

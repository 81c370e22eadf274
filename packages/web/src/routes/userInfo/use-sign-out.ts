import { userLogout } from '@openmall/sdk';
import { useTransport } from '@openmall/sdk/hooks';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { leaveCart } from '../../features/cart/sync/leave-cart.ts';
import { searchHistory } from '../../features/search/history/search-history.ts';
import { forgetViewed } from '../../shared/goods/recently-viewed.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { session } from '../../shared/session/session.ts';
import { remember } from '../../shared/state/storage.ts';
import { toast } from '../../shared/ui/feedback/toast.ts';

/** Clears what was searched, viewed and written, so that the next person at this device does not see it (spec §4). */
function forgetPerson(): void {
  searchHistory.clear();
  forgetViewed();
  // What was about to be ordered.
  remember('checkoutNotes', undefined);
  remember('submitToken', undefined);
}

/** Signs out in this browser. It waits for the last changes of the cart, but not for the response to the logout. */
export function useSignOut(): () => Promise<void> {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const transport = useTransport();
  return async () => {
    await leaveCart();
    // The call reads the token now, before the session is closed. This browser is signed out even if it fails.
    void userLogout(transport).catch(() => undefined);
    forgetPerson();
    session.close();
    queryClient.clear();
    toast.success(t('signedOut'));
    void navigate(paths.index);
  };
}

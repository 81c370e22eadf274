import { useLocaluserGet } from '@openmall/sdk/hooks';
import { useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import { informationPath } from '../../shared/navigation/paths.ts';
import { promoteUrl } from '../../shared/navigation/promote-site.ts';
import { useLoggedIn } from '../../shared/session/use-session.ts';

/** The route /merchantSettled: redirects to the mall's merchant site if it has one, otherwise shows the store's page (spec §2). */
export function MerchantEntry() {
  const loggedIn = useLoggedIn();
  const me = useLocaluserGet({ query: { enabled: loggedIn, meta: { inline: true } } });
  const known = !loggedIn || me.isFetched;
  const outside = promoteUrl('sell', me.data?.avatar ?? '1');
  useEffect(() => {
    if (outside && known) window.location.replace(outside);
  }, [outside, known]);
  return outside ? null : <Navigate to={informationPath('sell')} replace />;
}

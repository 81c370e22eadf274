import { useKeepGoodsAdd } from '@openmall/sdk/hooks';
import { useEffect } from 'react';
import { guestFavourites } from '../../shared/goods/guest-favourites.ts';
import { useLoggedIn } from '../../shared/session/use-session.ts';

/** Adds the favourites of a visitor to the account after login. A rejected item was a favourite already. */
export function useMergeFavourites(): void {
  const loggedIn = useLoggedIn();
  const { mutateAsync } = useKeepGoodsAdd({ mutation: { meta: { inline: true } } });
  useEffect(() => {
    if (!loggedIn) return;
    for (const sellerGoodsId of guestFavourites.take())
      void mutateAsync({ params: { sellerGoodsId } }).catch(() => undefined);
  }, [loggedIn, mutateAsync]);
}

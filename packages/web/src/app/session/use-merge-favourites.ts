import { useKeepGoodsAdd } from '@openmall/sdk/hooks';
import { useEffect } from 'react';
import { guestFavourites } from '../../shared/goods/guest-favourites.ts';
import { useLoggedIn } from '../../shared/session/use-session.ts';

/** What a visitor kept on this device goes to the account as soon as there is one; what is refused was kept already. */
export function useMergeFavourites(): void {
  const loggedIn = useLoggedIn();
  const { mutateAsync } = useKeepGoodsAdd({ mutation: { meta: { inline: true } } });
  useEffect(() => {
    if (!loggedIn) return;
    for (const sellerGoodsId of guestFavourites.take())
      void mutateAsync({ params: { sellerGoodsId } }).catch(() => undefined);
  }, [loggedIn, mutateAsync]);
}

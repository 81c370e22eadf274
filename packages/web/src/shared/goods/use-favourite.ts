import type { Goods } from '@openmall/sdk';
import { useKeepGoodsAdd, useKeepGoodsDel } from '@openmall/sdk/hooks';
import { useTranslation } from 'react-i18next';
import { useLoggedIn } from '../session/session.ts';
import { createToggles, useToggled } from '../state/toggles.ts';
import { toast } from '../ui/toast/toast.ts';
import { guestFavourites, useGuestFavourites } from './guest-favourites.ts';

const toggled = createToggles();

interface Favourite {
  readonly kept: boolean;
  readonly toggle: () => void;
}

/** Whether goods are kept, and the switch for it: shown at once, taken back if the server refuses. Visitors keep locally. */
export function useFavourite({ id, isKeep }: Pick<Goods, 'id' | 'isKeep'>): Favourite {
  const { t } = useTranslation('goods');
  const loggedIn = useLoggedIn();
  const guest = useGuestFavourites();
  const override = useToggled(toggled, id);
  const rollBack = { mutation: { onError: () => toggled.set(id, undefined) } };
  const add = useKeepGoodsAdd(rollBack);
  const remove = useKeepGoodsDel(rollBack);
  const kept = loggedIn ? (override ?? isKeep === 1) : guest.includes(id);
  const toggle = () => {
    if (!loggedIn) {
      guestFavourites.toggle(id);
      if (!kept) toast.success(t('keep.savedHere'));
      return;
    }
    toggled.set(id, !kept);
    (kept ? remove : add).mutate({ params: { sellerGoodsId: id } });
  };
  return { kept, toggle };
}

import type { Goods } from '@openmall/sdk';
import { useKeepGoodsAdd, useKeepGoodsDel } from '@openmall/sdk/hooks';
import { useTranslation } from 'react-i18next';
import { useLoggedIn } from '../session/use-session.ts';
import { createToggles, isToggled, useSwitchedOff, useToggled } from '../state/toggles.ts';
import { toast } from '../ui/feedback/toast.ts';
import { guestFavourites, useGuestFavourites } from './guest-favourites.ts';

const toggled = createToggles();

interface Favourite {
  readonly kept: boolean;
  readonly toggle: () => void;
}

/** Returns whether goods were just removed from the favourites, for lists that show them. */
export const useRemovedFavourites = (): ((id: string) => boolean) => useSwitchedOff(toggled);

/** Whether goods are a favourite, and an optimistic toggle that rolls back on an error. Favourites of visitors are stored locally. */
export function useFavourite({ id, isKeep, name }: Pick<Goods, 'id' | 'isKeep' | 'name'>): Favourite {
  const { t } = useTranslation('goods');
  const loggedIn = useLoggedIn();
  const guest = useGuestFavourites();
  const override = useToggled(toggled, id);
  // Run in sequence, so that an undo never overtakes the change it undoes.
  const rollBack = {
    mutation: { scope: { id: `favourite ${id}` }, onError: () => toggled.set(id, undefined) },
  };
  const add = useKeepGoodsAdd(rollBack);
  const remove = useKeepGoodsDel(rollBack);
  const kept = loggedIn ? (override ?? isKeep === 1) : guest.includes(id);
  const set = (on: boolean) => {
    if (!loggedIn) return guestFavourites.toggle(id);
    if (isToggled(toggled, id, on)) return;
    toggled.set(id, on);
    (on ? add : remove).mutate({ params: { sellerGoodsId: id } });
  };
  const toggle = () => {
    set(!kept);
    if (kept) toast.info(t('keep.removed', { name }), { label: t('keep.undo'), run: () => set(true) });
    else if (!loggedIn) toast.success(t('keep.savedHere'));
  };
  return { kept, toggle };
}

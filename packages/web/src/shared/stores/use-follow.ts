import type { Store } from '@openmall/sdk';
import { useFocusSellerAdd, useFocusSellerDel } from '@openmall/sdk/hooks';
import { useLocation, useNavigate } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { loginPath } from '../navigation/paths.ts';
import { useLoggedIn } from '../session/use-session.ts';
import { createToggles, isToggled, useSwitchedOff, useToggled } from '../state/toggles.ts';
import { toast } from '../ui/feedback/toast.ts';

const toggled = createToggles();

type Followable = Pick<Store, 'id' | 'isFocus' | 'focusNum' | 'name'>;

interface Follow {
  readonly followed: boolean;
  /** The number of followers, including an optimistic change by the user. */
  readonly followers: number;
  readonly toggle: () => void;
}

/** Notifies lists of stores that were just unfollowed. */
export const useUnfollowed = (): ((id: string) => boolean) => useSwitchedOff(toggled);

/** Whether a store is followed, and a function to toggle it. Redirects a visitor to the login and back. */
export function useFollow({ id, isFocus, focusNum, name }: Followable): Follow {
  const { t } = useTranslation('stores');
  const loggedIn = useLoggedIn();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const override = useToggled(toggled, id);
  // Run in sequence, so that an undo never overtakes the change it undoes.
  const rollBack = { mutation: { scope: { id: `follow ${id}` }, onError: () => toggled.set(id, undefined) } };
  const add = useFocusSellerAdd(rollBack);
  const remove = useFocusSellerDel(rollBack);
  const was = loggedIn && isFocus === 1;
  const followed = loggedIn && (override ?? was);
  const set = (on: boolean) => {
    if (isToggled(toggled, id, on)) return;
    toggled.set(id, on);
    (on ? add : remove).mutate({ params: { sellerId: id } });
  };
  const toggle = () => {
    if (!loggedIn) return void navigate(loginPath(pathname + search));
    set(!followed);
    if (followed)
      toast.info(t('follow.removed', { name }), { label: t('follow.undo'), run: () => set(true) });
  };
  return { followed, followers: focusNum + Number(followed) - Number(was), toggle };
}

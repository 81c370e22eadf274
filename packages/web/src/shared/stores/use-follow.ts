import type { Store } from '@openmall/sdk';
import { useFocusSellerAdd, useFocusSellerDel } from '@openmall/sdk/hooks';
import { useLocation, useNavigate } from 'react-router';
import { loginPath } from '../navigation/paths.ts';
import { useLoggedIn } from '../session/session.ts';
import { createToggles, useToggled } from '../state/toggles.ts';

const toggled = createToggles();

interface Follow {
  readonly followed: boolean;
  /** Followers as the user sees them: with himself, at once. */
  readonly followers: number;
  readonly toggle: () => void;
}

/** Whether a store is followed, and the switch for it. A visitor is asked to log in, and comes back. */
export function useFollow({ id, isFocus, focusNum }: Pick<Store, 'id' | 'isFocus' | 'focusNum'>): Follow {
  const loggedIn = useLoggedIn();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const override = useToggled(toggled, id);
  const rollBack = { mutation: { onError: () => toggled.set(id, undefined) } };
  const add = useFocusSellerAdd(rollBack);
  const remove = useFocusSellerDel(rollBack);
  const was = loggedIn && isFocus === 1;
  const followed = loggedIn && (override ?? was);
  const toggle = () => {
    if (!loggedIn) return void navigate(loginPath(pathname + search));
    toggled.set(id, !followed);
    (followed ? remove : add).mutate({ params: { sellerId: id } });
  };
  return { followed, followers: focusNum + Number(followed) - Number(was), toggle };
}

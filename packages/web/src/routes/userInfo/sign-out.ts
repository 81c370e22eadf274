import { userLogout, type Transport } from '@openmall/sdk';
import { leaveCart } from '../../features/cart/sync/leave-cart.ts';
import { searchHistory } from '../../features/search/history/search-history.ts';
import { forgetViewed } from '../../shared/goods/recently-viewed.ts';
import { session } from '../../shared/session/session.ts';
import { remember } from '../../shared/state/storage.ts';

/** Clears what was searched, viewed and written, so that the next person at this device does not see it (spec §4). */
function forgetPerson(): void {
  searchHistory.clear();
  forgetViewed();
  // What was about to be ordered.
  remember('checkoutNotes', undefined);
  remember('submitToken', undefined);
}

/** Signs out in this browser. It waits for the last changes of the cart, but not for the response to the logout. */
export async function signOut(transport: Transport): Promise<void> {
  await leaveCart();
  // The call reads the token now, before the session is closed. This browser is signed out even if it fails.
  void userLogout(transport).catch(() => undefined);
  forgetPerson();
  session.close();
}

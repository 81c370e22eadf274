import { userLogout, type Transport } from '@openmall/sdk';
import { leaveCart } from '../../features/cart/sync/leave-cart.ts';
import { searchHistory } from '../../features/search/history/search-history.ts';
import { forgetViewed } from '../../shared/goods/recently-viewed.ts';
import { forgetPerson } from '../../shared/session/leave.ts';
import { session } from '../../shared/session/session.ts';

/** Signs out in this browser. It waits for the last changes of the cart, but not for the response to the logout. */
export async function signOut(transport: Transport): Promise<void> {
  await leaveCart();
  // The call reads the token now, before the session is closed. This browser is signed out even if it fails.
  void userLogout(transport).catch(() => undefined);
  // The page goes on, so what it holds in memory is cleared as well.
  searchHistory.clear();
  forgetViewed();
  forgetPerson();
  session.close();
}

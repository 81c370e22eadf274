import { newOnlinechatUnread, sysparaGetSyspara, userOnlineChatControllerUnread } from '@openmall/sdk';
import { openEvents, staleAfter, type Events, type MallEvent } from '@openmall/sdk/events';
import { queryKeyOf } from '@openmall/sdk/hooks';
import { syncCart, type CartSync } from '../../features/cart/sync/sync-cart.ts';
import { live } from '../../shared/chat/live.ts';
import { language } from '../../shared/i18n/language.ts';
import { session } from '../../shared/session/session.ts';
import { queryClient } from '../session/query-client.ts';
import { transport } from '../session/transport.ts';

const CODES = 'websocket_url,websocket_port';

/** The URL of the event socket, if there is one: a configured address, or another port of this host. */
export function socketUrl(
  settings: { readonly websocket_url?: string | null; readonly websocket_port?: string | null },
  here: Pick<Location, 'protocol' | 'hostname'>,
): string | undefined {
  if (settings.websocket_url) return settings.websocket_url;
  if (!settings.websocket_port) return undefined;
  return `${here.protocol === 'https:' ? 'wss' : 'ws'}://${here.hostname}:${settings.websocket_port}`;
}

function take(event: MallEvent, cart: CartSync | undefined): void {
  if (event.type === 'cartChanged') cart?.noticed(event.revision);
  for (const id of staleAfter[event.type] ?? []) void queryClient.invalidateQueries({ queryKey: [id] });
  if (event.type !== 'unread') return;
  queryClient.setQueryData(queryKeyOf(newOnlinechatUnread), event.service);
  queryClient.setQueryData(queryKeyOf(userOnlineChatControllerUnread, {}), event.stores);
}

/**
 * Subscribes to the server's events for a signed-in buyer, and keeps the cart that of the account; without a socket
 * everything is polled. Returns the unsubscribe function.
 */
export function listen(): () => void {
  let events: Events | undefined;
  let stopped = false;
  // A token that was lent to this window names no user, whose cart it could be.
  const cart = session.get().user && syncCart(transport);
  const open = async () => {
    const settings = await sysparaGetSyspara(transport, { code: CODES });
    const url = socketUrl(settings, window.location);
    if (!url || stopped) return;
    const getToken = () => session.get().token;
    events = openEvents({
      url,
      getToken,
      getLang: () => language,
      onEvent: (event) => take(event, cart),
      onLive: live.set,
    });
  };
  open().catch((cause: unknown) => console.warn('Live events are off; the page polls instead', cause));
  return () => {
    stopped = true;
    events?.close();
    cart?.stop();
    live.set(false);
  };
}

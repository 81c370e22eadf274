/** Browsers of one buyer that listen to events through a proxy. */
import { setTimeout as sleep } from 'node:timers/promises';
import { createTransport, orderSubmit } from '@openmall/sdk';
import { openEvents } from '@openmall/sdk/events';

const RECEIVED_MS = 5_000;
const POLL_MS = 50;

interface BrowserOptions {
  readonly baseUrl: string;
  readonly socketUrl: string;
  readonly token: string;
  readonly count: number;
}

export function openBrowsers({ baseUrl, socketUrl, token, count }: BrowserOptions) {
  const getToken = () => token;
  const transport = createTransport({ baseUrl, getToken, getLang: () => 'en', retries: 0 });
  let losses = 0;
  const browsers = Array.from({ length: count }, () => {
    const browser = { isLive: false, orders: new Set<string>() };
    const events = openEvents({
      url: socketUrl,
      getToken,
      onEvent: (event) => event.type === 'orderChanged' && browser.orders.add(event.orderId),
      onLive: (isLive) => {
        if (browser.isLive && !isLive) losses += 1;
        browser.isLive = isLive;
      },
    });
    return { browser, close: events.close };
  });
  return {
    areLive: () => browsers.every(({ browser }) => browser.isLive),
    /** How often a browser has lost its connection. */
    losses: () => losses,
    /** Places an order, and returns whether all browsers get its event. */
    receiveOrder: async (goodsId: string): Promise<boolean> => {
      const { orderList } = await orderSubmit(transport, { orderInfo: `${goodsId},-1,1` });
      const orderId = orderList[0]?.orderId ?? '';
      const end = performance.now() + RECEIVED_MS;
      const isReceived = () => browsers.every(({ browser }) => browser.orders.has(orderId));
      while (!isReceived() && performance.now() < end) await sleep(POLL_MS);
      return isReceived();
    },
    close: () => {
      for (const { close } of browsers) close();
    },
  };
}

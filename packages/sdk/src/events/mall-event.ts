import type { ChatMessage, OperationId } from '../index.ts';

/** An event that the server pushes over the WebSocket (openapi/events.yaml). */
export type MallEvent =
  | { readonly type: 'welcome'; readonly at: number; readonly usercode: string; readonly pingEveryMs: number }
  | { readonly type: 'chatReceived'; readonly at: number; readonly message: ChatMessage }
  | { readonly type: 'unread'; readonly at: number; readonly service: number; readonly stores: number }
  | { readonly type: 'orderChanged'; readonly at: number; readonly orderId: string }
  | { readonly type: 'walletChanged'; readonly at: number; readonly money: number }
  | { readonly type: 'cartChanged'; readonly at: number; readonly revision: number }
  | { readonly type: 'ping' | 'pong'; readonly at: number }
  | { readonly type: 'error'; readonly at: number; readonly code: string; readonly msg: string };

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** The fields that are checked at run time. The others are trusted to have the type of the contract. */
const fields: Readonly<Record<MallEvent['type'], Readonly<Record<string, (value: unknown) => boolean>>>> = {
  welcome: { pingEveryMs: Number.isFinite },
  chatReceived: { message: isObject },
  unread: { service: Number.isInteger, stores: Number.isInteger },
  orderChanged: { orderId: (value) => typeof value === 'string' },
  walletChanged: { money: Number.isFinite },
  cartChanged: { revision: Number.isInteger },
  ping: { at: Number.isFinite },
  pong: {},
  error: { code: (value) => typeof value === 'string' },
};

/** Parses a message. Returns undefined for unknown types and for text that is not an event. */
export function readEvent(text: string): MallEvent | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined; // Not JSON.
  }
  if (!isObject(value) || !('type' in value) || typeof value.type !== 'string') return undefined;
  if (!Object.hasOwn(fields, value.type)) return undefined;
  const event = value as MallEvent; // The type is checked above, the fields below.
  const values = value as Readonly<Record<string, unknown>>;
  const isComplete = Object.entries(fields[event.type]).every(([name, fits]) => fits(values[name]));
  return isComplete ? event : undefined;
}

/** The reads that an event makes stale (`x-invalidates` of openapi/events.yaml). */
export const staleAfter: { readonly [Type in MallEvent['type']]?: readonly OperationId[] } = {
  chatReceived: ['newOnlinechatList', 'newOnlinechatUnread'],
  unread: ['userOnlineChatControllerUserlist', 'userOnlineChatControllerList'],
  orderChanged: ['orderListMain', 'orderInfo', 'orderCountOrderStatus', 'orderLogList'],
  cartChanged: ['cartList'],
  walletChanged: [
    'walletGetUsdt',
    'walletLogs',
    'rechargeBlockchainList',
    'rechargeBlockchainGet',
    'withdrawList',
    'withdrawGet',
  ],
};

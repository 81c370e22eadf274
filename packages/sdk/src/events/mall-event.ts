import type { ChatMessage, OperationId } from '../index.ts';

/** What a mall pushes over its WebSocket (openapi/events.yaml). */
export type MallEvent =
  | { readonly type: 'welcome'; readonly at: number; readonly usercode: string; readonly pingEveryMs: number }
  | { readonly type: 'chatReceived'; readonly at: number; readonly message: ChatMessage }
  | { readonly type: 'unread'; readonly at: number; readonly service: number; readonly stores: number }
  | { readonly type: 'orderChanged'; readonly at: number; readonly orderId: string }
  | { readonly type: 'walletChanged'; readonly at: number; readonly money: number }
  | { readonly type: 'ping' | 'pong'; readonly at: number }
  | { readonly type: 'error'; readonly at: number; readonly code: string; readonly msg: string };

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** What must be there for a message to be one of its type; more is left to the types. */
const fields: Readonly<Record<MallEvent['type'], Readonly<Record<string, (value: unknown) => boolean>>>> = {
  welcome: { pingEveryMs: Number.isFinite },
  chatReceived: { message: isObject },
  unread: { service: Number.isInteger, stores: Number.isInteger },
  orderChanged: { orderId: (value) => typeof value === 'string' },
  walletChanged: { money: Number.isFinite },
  ping: { at: Number.isFinite },
  pong: {},
  error: { code: (value) => typeof value === 'string' },
};

/** Reads one message; undefined for types that nobody knows yet and for what is none. */
export function readEvent(text: string): MallEvent | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined; // Not JSON, so not for us.
  }
  if (!isObject(value) || !('type' in value) || typeof value.type !== 'string') return undefined;
  if (!Object.hasOwn(fields, value.type)) return undefined;
  const event = value as MallEvent; // Its type is known; its fields are looked at next.
  const given = value as Readonly<Record<string, unknown>>;
  const complete = Object.entries(fields[event.type]).every(([name, fits]) => fits(given[name]));
  return complete ? event : undefined;
}

/** Which reads an event makes stale (`x-invalidates` of openapi/events.yaml). */
export const staleAfter: { readonly [Type in MallEvent['type']]?: readonly OperationId[] } = {
  chatReceived: ['newOnlinechatList', 'newOnlinechatUnread'],
  unread: ['userOnlineChatControllerUserlist', 'userOnlineChatControllerList'],
  orderChanged: ['orderListMain', 'orderInfo', 'orderCountOrderStatus', 'orderLogList'],
  walletChanged: [
    'walletGetUsdt',
    'walletLogs',
    'rechargeBlockchainList',
    'rechargeBlockchainGet',
    'withdrawList',
    'withdrawGet',
  ],
};

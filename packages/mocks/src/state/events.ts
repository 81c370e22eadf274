/** What the mall pushes over its WebSocket (`openapi/events.yaml`). */
import type { ChatMessage } from '@openmall/sdk';

/** An event without its time. */
export type PushedEvent =
  | { readonly type: 'chatReceived'; readonly message: ChatMessage }
  | { readonly type: 'unread'; readonly service: number; readonly stores: number }
  | {
      readonly type: 'orderChanged';
      readonly orderId: string;
      readonly status: number;
      readonly returnStatus: number;
      readonly logState: number;
    }
  | {
      readonly type: 'walletChanged';
      readonly money: number;
      readonly cause: 'recharge' | 'withdrawal' | 'order' | 'refund' | 'loan' | 'other';
      readonly reference: string | null;
    }
  | { readonly type: 'cartChanged'; readonly revision: number };

/** Tells the windows of a user, named by its usercode. */
export type PushEvent = (usercode: string, event: PushedEvent) => void;

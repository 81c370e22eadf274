import { pollEveryMs } from '../../generated/tables.ts';
import type { DataOf, Operation } from '../../types.ts';
import type { PolledOperationId } from './poll.ts';
import type { Transport } from '../options.ts';

/** The part of a BroadcastChannel that `watch` needs. */
export interface TabChannel {
  onmessage: ((event: { readonly data: unknown }) => void) | null;
  postMessage: (message: unknown) => void;
  close: () => void;
}

export interface WatchOptions<Id extends PolledOperationId> {
  readonly onData: (data: DataOf<Id>) => void;
  readonly onError?: (error: unknown) => void;
  /** Tabs share responses only within a scope, such as the user's id. */
  readonly scope: string;
  /** Polling interval in milliseconds; by default that of the contract. */
  readonly everyMs?: number | undefined;
  readonly isHidden?: () => boolean;
  readonly openChannel?: (name: string) => TabChannel | undefined;
}

const isPageHidden = (): boolean => globalThis.document?.hidden ?? false;
const openBroadcast = (name: string): TabChannel | undefined =>
  typeof BroadcastChannel === 'undefined' ? undefined : (new BroadcastChannel(name) as unknown as TabChannel);

/**
 * Polls a read at the interval of the contract, except while the page is hidden. Of several tabs, one polls and shares
 * its responses with the others. Returns a function that stops polling. Failures of calls go to `onError`.
 * @example const stop = watch(transport, newOnlinechatUnread, { scope: username, onData: show });
 */
export function watch<Id extends PolledOperationId>(
  transport: Transport,
  operation: Operation<Id>,
  { onData, onError, scope, everyMs, isHidden = isPageHidden, openChannel = openBroadcast }: WatchOptions<Id>,
): () => void {
  const intervalMs = everyMs ?? pollEveryMs[operation.operationId];
  const channel = openChannel(`openmall ${operation.operationId} ${scope}`);
  const controller = new AbortController();
  // Time of the latest response from another tab.
  let receivedAt = -Infinity;
  if (channel)
    channel.onmessage = ({ data }) => {
      receivedAt = Date.now();
      onData(data as DataOf<Id>);
    };
  const poll = async () => {
    if (isHidden() || Date.now() - receivedAt < intervalMs / 2) return;
    const { signal } = controller;
    let data: DataOf<Id>;
    try {
      data = (await transport.call(operation, ...([undefined, { signal }] as never))) as DataOf<Id>;
    } catch (error) {
      if (!signal.aborted) onError?.(error);
      return;
    }
    channel?.postMessage(data);
    // Outside of the try block: what the application throws here is not a failure of the call.
    onData(data);
  };
  const timer = setInterval(() => void poll(), intervalMs);
  void poll();
  return () => {
    clearInterval(timer);
    controller.abort();
    channel?.close();
  };
}

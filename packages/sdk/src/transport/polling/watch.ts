import { pollEveryMs } from '../../generated/tables.ts';
import type { DataOf, Operation } from '../../types.ts';
import type { PolledOperationId } from './poll.ts';
import type { Transport } from '../options.ts';

/** The part of a BroadcastChannel that watching needs. */
export interface TabChannel {
  onmessage: ((event: { readonly data: unknown }) => void) | null;
  postMessage: (message: unknown) => void;
  close: () => void;
}

export interface WatchOptions<Id extends PolledOperationId> {
  readonly onData: (data: DataOf<Id>) => void;
  readonly onError?: (error: unknown) => void;
  /** Tells whose answers may be shared, such as the user's id: tabs of others hear nothing. */
  readonly scope: string;
  /** As often as the contract says where nothing is said. */
  readonly everyMs?: number;
  readonly isHidden?: () => boolean;
  readonly openChannel?: (name: string) => TabChannel | undefined;
}

const isPageHidden = (): boolean => globalThis.document?.hidden ?? false;
const openBroadcast = (name: string): TabChannel | undefined =>
  typeof BroadcastChannel === 'undefined' ? undefined : (new BroadcastChannel(name) as unknown as TabChannel);

/**
 * Repeats a watching read as often as the contract says: not while the page is hidden, and only by one of several tabs,
 * which tells the others what it heard. Answers how to stop.
 * @example const stop = watch(transport, newOnlinechatUnread, { scope: username, onData: show });
 */
export function watch<Id extends PolledOperationId>(
  transport: Transport,
  operation: Operation<Id>,
  { onData, onError, scope, everyMs, isHidden = isPageHidden, openChannel = openBroadcast }: WatchOptions<Id>,
): () => void {
  const ms = everyMs ?? pollEveryMs[operation.operationId];
  const channel = openChannel(`openmall ${operation.operationId} ${scope}`);
  const leaving = new AbortController();
  // Another tab has just asked: its answer is as good as ours.
  let heardAt = -Infinity;
  if (channel)
    channel.onmessage = ({ data }) => {
      heardAt = Date.now();
      onData(data as DataOf<Id>);
    };
  const ask = async () => {
    if (isHidden() || Date.now() - heardAt < ms / 2) return;
    const { signal } = leaving;
    try {
      const data = (await transport.call(operation, ...([undefined, { signal }] as never))) as DataOf<Id>;
      channel?.postMessage(data);
      onData(data);
    } catch (error) {
      if (!signal.aborted) onError?.(error);
    }
  };
  const timer = setInterval(() => void ask(), ms);
  void ask();
  return () => {
    clearInterval(timer);
    leaving.abort();
    channel?.close();
  };
}

import { useQueryClient, type Mutation } from '@tanstack/react-query';
import { useRef } from 'react';

interface Sent {
  readonly content: unknown;
  readonly mutations: readonly Mutation<unknown, Error, unknown, unknown>[];
}

function isSent({ content: sent, mutations }: Sent, content: unknown): boolean {
  const statuses = mutations.map(({ state }) => state.status);
  const isDone = statuses.length > 0 && statuses.every((status) => status === 'success');
  return statuses.includes('pending') || (isDone && content !== undefined && sent === content);
}

/**
 * Runs an action that sends something, unless its last run is pending or succeeded with the same content. A component
 * sees `isPending` only at its next render, and a form stays for a moment after the response, so a second press would
 * send it again.
 */
export function useSendOnce(): (action: () => void, content?: unknown) => void {
  const cache = useQueryClient().getMutationCache();
  const last = useRef<Sent>({ content: undefined, mutations: [] });
  return (action, content) => {
    if (isSent(last.current, content)) return;
    const before = new Set(cache.getAll());
    action();
    last.current = { content, mutations: cache.getAll().filter((mutation) => !before.has(mutation)) };
  };
}

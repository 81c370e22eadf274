import { pollOf, userOnlineChatControllerList } from '@openmall/sdk';
import {
  useTransport,
  useUserOnlineChatControllerList,
  useUserOnlineChatControllerSend,
} from '@openmall/sdk/hooks';
import { useLive } from '../../shared/chat/live.ts';
import { listEvery, type ConversationPort } from './conversation/conversation-port.ts';
import { useStale } from './use-stale.ts';

/** The talk with a store. */
export function useStoreConversation(partyid: string): ConversationPort {
  const transport = useTransport();
  const poll = pollOf('userOnlineChatControllerList');
  const refetchInterval = listEvery(poll.refetchInterval, useLive());
  const { data, error, refetch } = useUserOnlineChatControllerList(
    { partyid },
    { query: { ...poll, refetchInterval, staleTime: 0, refetchOnWindowFocus: true, meta: { inline: true } } },
  );
  // What has been listed is read.
  useStale(data, 'userOnlineChatControllerUnread');
  const { mutateAsync } = useUserOnlineChatControllerSend({ mutation: { meta: { inline: true } } });
  return {
    newest: data,
    error,
    ask: () => void refetch(),
    older: (message_id) => userOnlineChatControllerList(transport, { partyid, message_id }),
    send: (draft) => mutateAsync({ params: { partyid, ...draft } }),
  };
}

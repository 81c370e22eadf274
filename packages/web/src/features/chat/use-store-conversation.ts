import { pollOf, userOnlineChatControllerList } from '@openmall/sdk';
import {
  useTransport,
  useUserOnlineChatControllerList,
  useUserOnlineChatControllerSend,
} from '@openmall/sdk/hooks';
import { useLive } from '../../shared/chat/live.ts';
import { pollInterval, type ConversationPort } from './conversation/conversation-port.ts';
import { useInvalidate } from './use-stale.ts';

/** The port to a store. */
export function useStoreConversation(partyid: string): ConversationPort {
  const transport = useTransport();
  const poll = pollOf('userOnlineChatControllerList');
  const refetchInterval = pollInterval(poll.refetchInterval, useLive());
  const { data, error, refetch } = useUserOnlineChatControllerList(
    { partyid },
    { query: { ...poll, refetchInterval, staleTime: 0, refetchOnWindowFocus: true, meta: { inline: true } } },
  );
  // Listing messages marks them as read.
  useInvalidate(data, 'userOnlineChatControllerUnread');
  const { mutateAsync } = useUserOnlineChatControllerSend({ mutation: { meta: { inline: true } } });
  return {
    newest: data,
    error,
    refetch: () => void refetch(),
    fetchOlder: (message_id) => userOnlineChatControllerList(transport, { partyid, message_id }),
    send: (draft) => mutateAsync({ params: { partyid, ...draft } }),
  };
}

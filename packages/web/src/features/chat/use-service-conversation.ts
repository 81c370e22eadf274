import { newOnlinechatList, pollOf } from '@openmall/sdk';
import { useNewOnlinechatList, useNewOnlinechatSend, useTransport } from '@openmall/sdk/hooks';
import { useLive } from '../../shared/chat/live.ts';
import { pollInterval, type ConversationPort } from './conversation/conversation-port.ts';
import { useInvalidate } from './use-stale.ts';

/** The port to customer service. */
export function useServiceConversation(): ConversationPort {
  const transport = useTransport();
  const poll = pollOf('newOnlinechatList');
  const refetchInterval = pollInterval(poll.refetchInterval, useLive());
  const { data, error, refetch } = useNewOnlinechatList(
    {},
    { query: { ...poll, refetchInterval, staleTime: 0, refetchOnWindowFocus: true, meta: { inline: true } } },
  );
  // Listing messages marks them as read.
  useInvalidate(data, 'newOnlinechatUnread');
  const { mutateAsync } = useNewOnlinechatSend({ mutation: { meta: { inline: true } } });
  return {
    newest: data,
    error,
    refetch: () => void refetch(),
    fetchOlder: (message_id) => newOnlinechatList(transport, { message_id }),
    send: (params) => mutateAsync({ params }),
  };
}

import { newOnlinechatList, pollOf } from '@openmall/sdk';
import { useNewOnlinechatList, useNewOnlinechatSend, useTransport } from '@openmall/sdk/hooks';
import { useLive } from '../../shared/chat/live.ts';
import { listEvery, type ConversationPort } from './conversation/conversation-port.ts';
import { useStale } from './use-stale.ts';

/** The talk with customer service. */
export function useServiceConversation(): ConversationPort {
  const transport = useTransport();
  const poll = pollOf('newOnlinechatList');
  const refetchInterval = listEvery(poll.refetchInterval, useLive());
  const { data, error, refetch } = useNewOnlinechatList(
    {},
    { query: { ...poll, refetchInterval, staleTime: 0, refetchOnWindowFocus: true, meta: { inline: true } } },
  );
  // What has been listed is read.
  useStale(data, 'newOnlinechatUnread');
  const { mutateAsync } = useNewOnlinechatSend({ mutation: { meta: { inline: true } } });
  return {
    newest: data,
    error,
    ask: () => void refetch(),
    older: (message_id) => newOnlinechatList(transport, { message_id }),
    send: (params) => mutateAsync({ params }),
  };
}

import { toWireTime, type ChatMessage } from '@openmall/sdk';
import { useEffect, useRef, useState } from 'react';
import type { Draft, ConversationPort } from './conversation-port.ts';
import { mergeNewest, prependOlder, type Messages } from './messages.ts';

/** Delay before refetching after a message was sent, to get the reply (spec §9). */
const REFRESH_MS = 1_000;
/** The page size of the server. A shorter page means that the conversation starts there. */
const FULL_PAGE = 30;

export interface Outgoing extends Draft {
  readonly key: number;
  /** Why sending failed; absent while the message is being sent. */
  readonly error?: unknown;
}

export interface ConversationInUse {
  readonly messages: Messages;
  readonly outgoing: readonly Outgoing[];
  readonly send: (draft: Draft) => void;
  readonly retry: (message: Outgoing) => void;
  readonly discard: (message: Outgoing) => void;
  /** Loads older messages; absent when the first message is loaded. */
  readonly loadOlder: (() => Promise<void>) | undefined;
}

const ownMessage = (draft: Draft, id: string, createtime = toWireTime(new Date())): ChatMessage => ({
  ...draft,
  id,
  createtime,
  send_receive: 'send',
  delete_status: 0,
});

/** Sends messages. Delivered messages are passed to `onDelivered`. */
function useOutgoing(port: ConversationPort, onDelivered: (message: ChatMessage) => void) {
  const [outgoing, setOutgoing] = useState<readonly Outgoing[]>([]);
  const serial = useRef(0);
  const refresh = useRef<ReturnType<typeof setTimeout>>(undefined);
  const refetch = useRef(port.refetch);
  useEffect(() => {
    refetch.current = port.refetch;
  }, [port.refetch]);
  useEffect(() => () => clearTimeout(refresh.current), []);
  const discard = ({ key }: Outgoing) =>
    setOutgoing((current) => current.filter((message) => message.key !== key));
  const deliver = async (message: Outgoing) => {
    const { type, content } = message;
    try {
      const sent = await port.send({ type, content });
      discard(message);
      if (sent?.chat_id) onDelivered(ownMessage({ type, content }, sent.chat_id, sent.updatetime));
      clearTimeout(refresh.current);
      refresh.current = setTimeout(() => refetch.current(), REFRESH_MS);
    } catch (error) {
      setOutgoing((current) =>
        current.map((other) => (other.key === message.key ? { ...other, error } : other)),
      );
    }
  };
  const enqueue = (draft: Draft) => {
    serial.current += 1;
    const message = { ...draft, key: serial.current };
    setOutgoing((current) => [...current, message]);
    void deliver(message);
  };
  const retry = (message: Outgoing) => {
    discard(message);
    enqueue({ type: message.type, content: message.content });
  };
  return { outgoing, send: enqueue, retry, discard };
}

/** Combines the messages of a conversation: the newest page, older pages and outgoing messages. */
export function useConversation(port: ConversationPort): ConversationInUse {
  const [messages, setMessages] = useState<Messages>([]);
  const [lastPage, setLastPage] = useState<ConversationPort['newest']>(undefined);
  const [isComplete, setIsComplete] = useState(false);
  if (port.newest && port.newest !== lastPage) {
    if (!lastPage) setIsComplete(port.newest.length < FULL_PAGE);
    setLastPage(port.newest);
    setMessages(mergeNewest(messages, port.newest));
  }
  const sending = useOutgoing(port, (message) => setMessages((current) => mergeNewest(current, [message])));
  const first = messages[0]?.id;
  const loadOlder = async () => {
    if (first === undefined) return;
    const page = await port.fetchOlder(first);
    setIsComplete(page.length < FULL_PAGE);
    setMessages((current) => prependOlder(current, page));
  };
  return { messages, ...sending, loadOlder: isComplete || first === undefined ? undefined : loadOlder };
}

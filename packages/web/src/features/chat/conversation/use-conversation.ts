import { toWireTime, type ChatMessage } from '@openmall/sdk';
import { useEffect, useRef, useState } from 'react';
import type { Draft, ConversationPort } from './conversation-port.ts';
import { takeNewest, takeOlder, type Messages } from './messages.ts';

/** How soon after a message the other side is asked for (spec §9). */
const REFRESH_MS = 1_000;
/** As many as a server answers at once; fewer mean that the talk begins there. */
const FULL_PAGE = 30;

export interface Outgoing extends Draft {
  readonly key: number;
  /** Why it did not arrive; absent while it is on its way. */
  readonly error?: unknown;
}

export interface ConversationInUse {
  readonly messages: Messages;
  readonly outgoing: readonly Outgoing[];
  readonly send: (draft: Draft) => void;
  readonly retry: (message: Outgoing) => void;
  readonly discard: (message: Outgoing) => void;
  /** Fetches what was said before; absent when the beginning is reached. */
  readonly loadOlder: (() => Promise<void>) | undefined;
}

const ofOwn = (draft: Draft, id: string, createtime = toWireTime(new Date())): ChatMessage => ({
  ...draft,
  id,
  createtime,
  send_receive: 'send',
  delete_status: 0,
});

/** The messages still on their way, and how they become part of the talk. */
function useOutgoing(port: ConversationPort, arrived: (message: ChatMessage) => void) {
  const [outgoing, setOutgoing] = useState<readonly Outgoing[]>([]);
  const serial = useRef(0);
  const refresh = useRef<ReturnType<typeof setTimeout>>(undefined);
  const ask = useRef(port.ask);
  useEffect(() => {
    ask.current = port.ask;
  }, [port.ask]);
  useEffect(() => () => clearTimeout(refresh.current), []);
  const discard = ({ key }: Outgoing) => setOutgoing((now) => now.filter((one) => one.key !== key));
  const deliver = async (message: Outgoing) => {
    const { type, content } = message;
    try {
      const taken = await port.send({ type, content });
      discard(message);
      if (taken?.chat_id) arrived(ofOwn({ type, content }, taken.chat_id, taken.updatetime));
      clearTimeout(refresh.current);
      refresh.current = setTimeout(() => ask.current(), REFRESH_MS);
    } catch (error) {
      setOutgoing((now) => now.map((one) => (one.key === message.key ? { ...one, error } : one)));
    }
  };
  const put = (draft: Draft) => {
    serial.current += 1;
    const message = { ...draft, key: serial.current };
    setOutgoing((now) => [...now, message]);
    void deliver(message);
  };
  const retry = (message: Outgoing) => {
    discard(message);
    put({ type: message.type, content: message.content });
  };
  return { outgoing, send: put, retry, discard };
}

/** Keeps a talk together: the newest page as it moves on, older pages, and what is on its way. */
export function useConversation(port: ConversationPort): ConversationInUse {
  const [messages, setMessages] = useState<Messages>([]);
  const [seen, setSeen] = useState<ConversationPort['newest']>(undefined);
  const [begins, setBegins] = useState(false);
  if (port.newest && port.newest !== seen) {
    if (!seen) setBegins(port.newest.length < FULL_PAGE);
    setSeen(port.newest);
    setMessages(takeNewest(messages, port.newest));
  }
  const out = useOutgoing(port, (message) => setMessages((now) => takeNewest(now, [message])));
  const first = messages[0]?.id;
  const loadOlder = async () => {
    if (first === undefined) return;
    const page = await port.older(first);
    setBegins(page.length < FULL_PAGE);
    setMessages((now) => takeOlder(now, page));
  };
  return { messages, ...out, loadOlder: begins || first === undefined ? undefined : loadOlder };
}

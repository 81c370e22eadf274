import ButtonBase from '@mui/material/ButtonBase';
import Skeleton from '@mui/material/Skeleton';
import Button from '@mui/material/Button';
import { fromWireTime } from '@openmall/sdk';
import { ArrowDown } from 'lucide-react';
import { Fragment, useRef, useState, type ReactNode, type RefObject } from 'react';
import { reportError } from '../../../shared/errors/report-error.ts';
import { dayName, daysBetween } from '../../../shared/time/ago.ts';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../../shared/ui/feedback/ErrorState.tsx';
import { Lightbox } from '../../../shared/ui/pictures/Lightbox.tsx';
import { Bubble, OutgoingBubble } from './Bubble.tsx';
import { Composer } from './Composer.tsx';
import type { ConversationPort } from './conversation-port.ts';
import { isSameDay, type Messages as Messages } from './messages.ts';
import { ConversationRoot } from './Conversation.styles.tsx';
import { useConversation, type ConversationInUse } from './use-conversation.ts';
import { useConversationScroll } from './use-conversation-scroll.ts';

const MessagesSkeleton = () => (
  <div aria-busy style={{ display: 'grid', gap: 12 }}>
    <Skeleton height={40} width="60%" />
    <Skeleton height={64} width="70%" />
    <Skeleton height={40} width="40%" />
  </div>
);

interface MessagesProps {
  readonly messages: Messages;
  readonly onPicture: (address: string) => void;
}

function MessageList({ messages, onPicture }: MessagesProps) {
  const [now] = useState(() => Date.now());
  return messages.map((message, index) => {
    const at = fromWireTime(message.createtime);
    const [before, after] = [messages[index - 1], messages[index + 1]];
    const isNewDay = !isSameDay(at, before && fromWireTime(before.createtime));
    return (
      <Fragment key={message.id}>
        {isNewDay && <li className="day">{dayName(at, daysBetween(at.getTime(), now))}</li>}
        <Bubble
          message={message}
          onPicture={onPicture}
          isLast={after?.send_receive !== message.send_receive}
        />
      </Fragment>
    );
  });
}

function EarlierButton({ loadOlder }: { readonly loadOlder: NonNullable<ConversationInUse['loadOlder']> }) {
  const { t } = useTranslation('chat');
  const [busy, setBusy] = useState(false);
  const load = () => {
    setBusy(true);
    void loadOlder()
      .catch(reportError)
      .finally(() => setBusy(false));
  };
  return (
    <div className="earlier">
      <Button size="small" disabled={busy} onClick={load}>
        {t('earlier')}
      </Button>
    </div>
  );
}

interface Props {
  readonly port: ConversationPort;
  /** The name of the other side, for the labels. */
  readonly label: string;
  /** Shown while there are no messages. */
  readonly welcome: ReactNode;
  /** The text that the message field begins with. */
  readonly draft?: string | undefined;
  readonly input?: RefObject<HTMLTextAreaElement | null>;
}

/** A conversation: its messages and the composer. */
export function Conversation({ port, label, welcome, draft, input }: Props) {
  const { t } = useTranslation('chat');
  const conversation = useConversation(port);
  const { messages, outgoing } = conversation;
  const [openPicture, setOpenPicture] = useState<string>();
  const ownInput = useRef<HTMLTextAreaElement>(null);
  const [lastOutgoing, lastMessage] = [outgoing.at(-1), messages.at(-1)];
  const { box, missed, toEnd, onScroll } = useConversationScroll({
    first: messages[0]?.id,
    last: lastOutgoing ? `out${lastOutgoing.key}` : lastMessage?.id,
    isOwn: lastOutgoing !== undefined || lastMessage?.send_receive === 'send',
  });
  const isEmpty = port.newest !== undefined && messages.length + outgoing.length === 0;
  return (
    <ConversationRoot>
      <div
        className="said"
        ref={box}
        onScroll={onScroll}
        tabIndex={0}
        role="log"
        aria-label={t('saidWith', { label })}
      >
        {!port.newest &&
          (port.error ? (
            <ErrorState error={port.error} onRetry={port.refetch} minHeight={240} />
          ) : (
            <MessagesSkeleton />
          ))}
        {isEmpty && <div className="welcome">{welcome}</div>}
        {conversation.loadOlder && <EarlierButton loadOlder={conversation.loadOlder} />}
        <ol>
          <MessageList messages={messages} onPicture={setOpenPicture} />
          {outgoing.map((message) => (
            <OutgoingBubble
              key={message.key}
              message={message}
              onRetry={() => conversation.retry(message)}
              onDiscard={() => conversation.discard(message)}
              onPicture={setOpenPicture}
            />
          ))}
        </ol>
      </div>
      {missed && (
        <ButtonBase className="missed" onClick={toEnd}>
          <ArrowDown size={16} aria-hidden /> {t('newMessages')}
        </ButtonBase>
      )}
      <Composer
        onSend={conversation.send}
        label={t('writeTo', { label })}
        input={input ?? ownInput}
        initialText={draft}
      />
      <Lightbox
        name={t('picture')}
        pictures={openPicture ? [openPicture] : []}
        pageWidth={200}
        at={openPicture ? 0 : undefined}
        onMove={() => undefined}
        onClose={() => setOpenPicture(undefined)}
      />
    </ConversationRoot>
  );
}

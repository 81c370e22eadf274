import ButtonBase from '@mui/material/ButtonBase';
import styled from '@emotion/styled';
import { fromWireTime, type ChatMessage } from '@openmall/sdk';
import { Clock3, RotateCw } from 'lucide-react';
import { useErrorText } from '../../../shared/errors/use-error-text.ts';
import { formatMoment, formatTime } from '../../../shared/i18n/format.ts';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '../../../shared/ui/layout/VisuallyHidden.tsx';
import { MessageText } from './MessageText.tsx';
import type { Outgoing } from './use-conversation.ts';

const Root = styled.li`
  display: grid;
  justify-items: start;
  gap: 2px;
  padding-inline-end: 48px;
  &[data-own='true'] {
    justify-items: end;
    padding-inline: 48px 0;
  }
  & > .bubble {
    max-inline-size: min(100%, 560px);
    padding: 9px 13px;
    border: 1px solid var(--mui-palette-divider);
    border-radius: 16px;
    border-end-start-radius: 4px;
    background: var(--mui-palette-background-paper);
    overflow-wrap: anywhere;
    white-space: pre-wrap;
  }
  &[data-own='true'] > .bubble {
    border-color: var(--mui-palette-primary-main);
    border-end-start-radius: 16px;
    border-end-end-radius: 4px;
    background: var(--mui-palette-primary-main);
    color: var(--mui-palette-primary-contrastText);
  }
  & > .gone {
    background: none;
    color: var(--mui-palette-text-secondary);
    font-style: italic;
  }
  & > .picture {
    padding: 0;
    overflow: hidden;
    border: 1px solid var(--mui-palette-divider);
    border-radius: 12px;
    background: var(--mui-palette-background-sunken);
    cursor: zoom-in;
  }
  & > .picture img {
    inline-size: 200px;
    block-size: 150px;
    object-fit: cover;
  }
  & > .note {
    display: flex;
    align-items: center;
    gap: 4px;
    margin-block-end: 6px;
    color: var(--mui-palette-text-secondary);
    font-size: 12px;
    line-height: 16px;
  }
  & > .failed {
    flex-wrap: wrap;
    justify-content: end;
    gap: 2px 8px;
    color: var(--mui-palette-error-main);
  }
  & > .failed button {
    display: inline-flex;
    align-items: center;
    gap: 4px;
    min-block-size: 24px;
    padding: 0 4px;
    border: 0;
    border-radius: 4px;
    background: none;
    color: inherit;
    font-weight: 600;
    text-decoration: underline;
  }
`;

/** Only pictures of the mall itself or from https URLs are shown. */
const isPicture = (address: string): boolean => /^(https:\/\/|blob:|\/(?!\/))/.test(address);

interface ContentProps {
  readonly type: ChatMessage['type'];
  readonly content: string;
  readonly onPicture: (address: string) => void;
}

function Content({ type, content, onPicture }: ContentProps) {
  const { t } = useTranslation('chat');
  if (type === 'text') return <MessageText text={content} />;
  if (!isPicture(content)) return <div className="bubble gone">{t('noPicture')}</div>;
  return (
    <ButtonBase className="picture" aria-label={t('openPicture')} onClick={() => onPicture(content)}>
      <img src={content} alt={t('picture')} width={200} height={150} loading="lazy" />
    </ButtonBase>
  );
}

interface Props {
  readonly message: ChatMessage;
  readonly onPicture: (address: string) => void;
  /** The last of several messages of one side shows the time. */
  readonly isLast: boolean;
}

/** A message of the conversation. */
export function Bubble({ message, onPicture, isLast }: Props) {
  const { t } = useTranslation('chat');
  const { send_receive, type, content, createtime, delete_status } = message;
  const isOwn = send_receive === 'send';
  const sentAt = fromWireTime(createtime);
  return (
    <Root data-own={isOwn}>
      <Sender isOwn={isOwn} />
      {delete_status === 1 ? (
        <div className="bubble gone">{t('takenBack')}</div>
      ) : (
        <Content type={type} content={content} onPicture={onPicture} />
      )}
      {isLast && (
        <time className="note" dateTime={sentAt.toISOString()} title={formatMoment(sentAt)}>
          {formatTime(sentAt)}
        </time>
      )}
    </Root>
  );
}

/** Names the sender for screen readers, which do not see the sides. */
function Sender({ isOwn }: { readonly isOwn: boolean }) {
  const { t } = useTranslation('chat');
  return <VisuallyHidden>{isOwn ? t('youSaid') : t('theySaid')}</VisuallyHidden>;
}

interface OutgoingProps {
  readonly message: Outgoing;
  readonly onRetry: () => void;
  readonly onDiscard: () => void;
  readonly onPicture: (address: string) => void;
}

/** A message that is being sent or failed. */
export function OutgoingBubble({ message, onRetry, onDiscard, onPicture }: OutgoingProps) {
  const { t } = useTranslation('chat');
  const reason = useErrorText(message.error);
  const failed = message.error !== undefined;
  return (
    <Root data-own="true" aria-busy={!failed}>
      <Sender isOwn />
      <Content type={message.type} content={message.content} onPicture={onPicture} />
      {failed ? (
        <span className="note failed" role="alert">
          {t('notSent', { why: reason })}
          <ButtonBase onClick={onRetry}>
            <RotateCw size={12} aria-hidden /> {t('sendAgain')}
          </ButtonBase>
          <ButtonBase onClick={onDiscard}>{t('discard')}</ButtonBase>
        </span>
      ) : (
        <span className="note">
          <Clock3 size={12} aria-hidden /> {t('sending')}
        </span>
      )}
    </Root>
  );
}

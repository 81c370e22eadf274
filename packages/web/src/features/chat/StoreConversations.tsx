import styled from '@emotion/styled';
import Button from '@mui/material/Button';
import { fromWireTime, type StoreChat } from '@openmall/sdk';
import { MessagesSquare } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { chatPath, paths } from '../../shared/navigation/paths.ts';
import { Ago } from '../../shared/time/Ago.tsx';
import { Picture } from '../../shared/ui/pictures/Picture.tsx';
import { VisuallyHidden } from '../../shared/ui/layout/VisuallyHidden.tsx';

const Root = styled.nav`
  overflow-y: auto;
  padding: 8px;
  & li > a {
    display: grid;
    grid-template-columns: 48px minmax(0, 1fr) auto;
    align-items: center;
    gap: 2px 12px;
    min-block-size: 72px;
    padding: 8px 12px;
    border-radius: var(--mui-shape-borderRadius);
  }
  & li > a:hover {
    background: var(--mui-palette-background-default);
  }
  & li > a[aria-current] {
    background: var(--mui-palette-primary-tint);
  }
  & .logo {
    grid-row: span 2;
    border-radius: 24px;
  }
  & :is(strong, .last) {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & strong {
    align-self: end;
    font-weight: 600;
  }
  & time {
    align-self: end;
    color: var(--mui-palette-text-secondary);
    font-size: 12px;
    line-height: 16px;
  }
  & .last {
    align-self: start;
    color: var(--mui-palette-text-secondary);
    font-size: 13px;
    text-align: start;
  }
  & .unread {
    justify-self: end;
    align-self: start;
    min-inline-size: 20px;
    padding-inline: 6px;
    border-radius: 10px;
    background: var(--mui-palette-primary-main);
    color: var(--mui-palette-primary-contrastText);
    font-size: 12px;
    font-weight: 600;
    line-height: 20px;
    text-align: center;
    font-variant-numeric: tabular-nums;
  }
  & .none {
    display: grid;
    justify-items: center;
    gap: 8px;
    padding: 48px 20px;
    color: var(--mui-palette-text-secondary);
    text-align: center;
    text-wrap: pretty;
  }
  & .none svg {
    color: var(--mui-palette-primary-main);
  }
  & .none strong {
    color: var(--mui-palette-text-primary);
  }
`;

/** The listed fields of a conversation. A new one has no last message yet. */
export type ListedConversation = Pick<StoreChat, 'partyid' | 'name' | 'img'> & Partial<StoreChat>;

function LastMessage({ conversation }: { readonly conversation: ListedConversation }) {
  const { t } = useTranslation('chat');
  if (conversation.content === undefined) return <span className="last" />;
  const text = conversation.type === 'img' ? t('stores.picture') : conversation.content || t('takenBack');
  return (
    <span className="last" dir="auto">
      {conversation.send_receive === 'send' ? t('stores.you', { text }) : text}
    </span>
  );
}

interface Props {
  readonly conversations: readonly ListedConversation[];
  readonly chosen: string | undefined;
}

/** The conversations with stores, newest first. */
export function StoreConversations({ conversations, chosen }: Props) {
  const { t } = useTranslation('chat');
  return (
    <Root aria-label={t('stores.title')}>
      {conversations.length === 0 && (
        <div className="none">
          <MessagesSquare size={32} aria-hidden />
          <strong>{t('stores.none.title')}</strong>
          {t('stores.none.text')}
          <Button variant="outlined" href={paths.searchStore} sx={{ marginBlockStart: 1 }}>
            {t('stores.none.action')}
          </Button>
        </div>
      )}
      <ul>
        {conversations.map((conversation) => {
          const unread = conversation.partyid === chosen ? 0 : (conversation.unreadmsg ?? 0);
          return (
            <li key={conversation.partyid}>
              <Link
                to={chatPath(conversation.partyid)}
                aria-current={conversation.partyid === chosen ? 'true' : undefined}
              >
                <Picture className="logo" src={conversation.img} alt="" width={48} />
                <strong>
                  <bdi>{conversation.name}</bdi>
                </strong>
                {conversation.updatetime ? (
                  <Ago at={fromWireTime(conversation.updatetime)} length="short" />
                ) : (
                  <span />
                )}
                <LastMessage conversation={conversation} />
                {unread > 0 && (
                  <span className="unread">
                    <span aria-hidden>{unread}</span>
                    <VisuallyHidden>{t('stores.unread', { count: unread })}</VisuallyHidden>
                  </span>
                )}
              </Link>
            </li>
          );
        })}
      </ul>
    </Root>
  );
}

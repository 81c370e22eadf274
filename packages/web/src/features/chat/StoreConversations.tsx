import styled from '@emotion/styled';
import { fromWireTime, type StoreChat } from '@openmall/sdk';
import { MessagesSquare } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { chatPath } from '../../shared/navigation/paths.ts';
import { Ago } from '../../shared/time/Ago.tsx';
import { Picture } from '../../shared/ui/pictures/Picture.tsx';
import { VisuallyHidden } from '../../shared/ui/layout/VisuallyHidden.tsx';

const Root = styled.nav`
  overflow-y: auto;
  padding: 8px;
  & a {
    display: grid;
    grid-template-columns: 48px minmax(0, 1fr) auto;
    align-items: center;
    gap: 2px 12px;
    min-block-size: 72px;
    padding: 8px 12px;
    border-radius: var(--mui-shape-borderRadius);
  }
  & a:hover {
    background: var(--mui-palette-background-default);
  }
  & a[aria-current] {
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

/** What is shown of a talk; one that has just begun has no last message yet. */
export type ListedConversation = Pick<StoreChat, 'partyid' | 'name' | 'img'> & Partial<StoreChat>;

function Last({ talk }: { readonly talk: ListedConversation }) {
  const { t } = useTranslation('chat');
  if (talk.content === undefined) return <span className="last" />;
  const text = talk.type === 'img' ? t('stores.picture') : talk.content || t('takenBack');
  return (
    <span className="last" dir="auto">
      {talk.send_receive === 'send' ? t('stores.you', { text }) : text}
    </span>
  );
}

interface Props {
  readonly talks: readonly ListedConversation[];
  readonly chosen: string | undefined;
}

/** The talks with stores, the latest first. */
export function StoreConversations({ talks, chosen }: Props) {
  const { t } = useTranslation('chat');
  return (
    <Root aria-label={t('stores.title')}>
      {talks.length === 0 && (
        <div className="none">
          <MessagesSquare size={32} aria-hidden />
          <strong>{t('stores.none.title')}</strong>
          {t('stores.none.text')}
        </div>
      )}
      <ul>
        {talks.map((talk) => {
          const unread = talk.partyid === chosen ? 0 : (talk.unreadmsg ?? 0);
          return (
            <li key={talk.partyid}>
              <Link to={chatPath(talk.partyid)} aria-current={talk.partyid === chosen ? 'true' : undefined}>
                <Picture className="logo" src={talk.img} alt="" width={48} />
                <strong>
                  <bdi>{talk.name}</bdi>
                </strong>
                {talk.updatetime ? <Ago at={fromWireTime(talk.updatetime)} words="short" /> : <span />}
                <Last talk={talk} />
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

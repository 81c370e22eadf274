import Skeleton from '@mui/material/Skeleton';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { pollOf } from '@openmall/sdk';
import { useSellerInfo, useUserOnlineChatControllerUserlist } from '@openmall/sdk/hooks';
import { ChevronLeft, MessagesSquare } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { StoreChatPane } from '../../features/chat/StoreChatPane.tsx';
import { StoreConversations, type ListedConversation } from '../../features/chat/StoreConversations.tsx';
import { useLive } from '../../shared/chat/live.ts';
import { useTranslation } from 'react-i18next';
import { chatPath, paths } from '../../shared/navigation/paths.ts';
import { SignInFirst } from '../../shared/session/SignInFirst.tsx';
import { useLoggedIn } from '../../shared/session/use-session.ts';
import { EmptyState } from '../../shared/ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../shared/ui/feedback/ErrorState.tsx';
import { usePageTitle } from '../../shared/ui/layout/use-page-title.ts';
import { VisuallyHidden } from '../../shared/ui/layout/VisuallyHidden.tsx';

const Root = styled('div')`
  display: grid;
  grid-template-columns: 320px minmax(0, 1fr);
  block-size: calc(100dvh - 64px);
  background: var(--mui-palette-background-paper);
  & > .conversations {
    display: grid;
    min-block-size: 0;
    border-inline-end: 1px solid var(--mui-palette-divider);
  }
  & > .pane {
    display: grid;
    min-inline-size: 0;
    min-block-size: 0;
  }
  & > .pane > .empty {
    align-self: center;
  }
  /* Phones show the list, or one conversation. */
  @media (width < 900px) {
    grid-template-columns: minmax(0, 1fr);
    &[data-chosen='true'] > .conversations,
    &[data-chosen='false'] > .pane {
      display: none;
    }
    & > .pane {
      grid-template-rows: auto minmax(0, 1fr);
    }
  }
`;

/** On phones: back from a conversation to the list. */
const Back = styled(Button)(({ theme }) => ({
  justifySelf: 'start',
  minHeight: 44,
  [theme.breakpoints.up('md')]: { display: 'none' },
})) as typeof Button;

/** The stores that the buyer has chatted with. A new store from the URL comes first until a message is sent. */
function useStoreConversations(partyid: string | undefined) {
  const poll = pollOf('userOnlineChatControllerUserlist');
  const isLive = useLive();
  const list = useUserOnlineChatControllerUserlist({
    query: {
      ...poll,
      refetchInterval: isLive ? 6 * poll.refetchInterval : poll.refetchInterval,
      staleTime: 0,
      meta: { inline: true },
    },
  });
  const known = list.data?.find((conversation) => conversation.partyid === partyid);
  const isNew = partyid !== undefined && list.data !== undefined && !known;
  const store = useSellerInfo(
    { sellerId: partyid ?? '' },
    { query: { enabled: isNew, meta: { inline: true } } },
  );
  const newConversation: ListedConversation | undefined =
    isNew && store.data
      ? { partyid: store.data.id, name: store.data.name, img: store.data.avatar }
      : undefined;
  const conversations = list.data && [...(newConversation ? [newConversation] : []), ...list.data];
  const error = list.data ? (isNew ? store.error : null) : list.error;
  return { conversations, chosen: known ?? newConversation, error, ask: () => void list.refetch() };
}

/** The message that the page was opened with. It leaves the URL, so that a reload does not offer it again. */
function useDraftOfUrl(query: URLSearchParams): string | undefined {
  const navigate = useNavigate();
  const [draft] = useState(() => query.get('draft') ?? undefined);
  const partyid = query.get('partyid') ?? undefined;
  const productId = query.get('productId') ?? undefined;
  useEffect(() => {
    if (draft !== undefined) void navigate(chatPath(partyid, productId), { replace: true });
  }, [draft, navigate, partyid, productId]);
  return draft;
}

function StoreConversationsPage() {
  const { t } = useTranslation('chat');
  const query = new URLSearchParams(useLocation().search);
  const partyid = query.get('partyid') ?? undefined;
  const productId = query.get('productId') ?? undefined;
  const draft = useDraftOfUrl(query);
  const { conversations, chosen, error, ask } = useStoreConversations(partyid);
  usePageTitle(chosen?.name ?? t('stores.title'));
  const waiting = partyid !== undefined && !chosen && !error;
  return (
    <Root data-chosen={partyid !== undefined}>
      <VisuallyHidden as="h1">{t('stores.title')}</VisuallyHidden>
      <div className="conversations">
        {conversations ? (
          <StoreConversations conversations={conversations} chosen={partyid} />
        ) : (
          !error && <Skeleton variant="rectangular" height="100%" />
        )}
      </div>
      <div className="pane" aria-busy={waiting}>
        <Back href={paths.chat} startIcon={<ChevronLeft className="flips" size={18} aria-hidden />}>
          {t('stores.title')}
        </Back>
        {chosen ? (
          <StoreChatPane key={chosen.partyid} conversation={chosen} productId={productId} draft={draft} />
        ) : error ? (
          <ErrorState error={error} onRetry={ask} minHeight={320} />
        ) : (
          conversations &&
          conversations.length > 0 &&
          !waiting && (
            <div className="empty">
              <EmptyState
                icon={<MessagesSquare size={40} />}
                title={t('stores.choose.title')}
                text={t('stores.choose.text')}
              />
            </div>
          )
        )}
      </div>
    </Root>
  );
}

function Visitor() {
  const { t } = useTranslation('chat');
  usePageTitle(t('stores.title'));
  return (
    <div style={{ paddingBlock: 64 }}>
      <SignInFirst level="h1" title={t('stores.visitor.title')} text={t('stores.visitor.text')} />
    </div>
  );
}

/** The chat with stores, in its own window (queries `partyid` and `productId`; the token has been removed before). */
export const Page = () => (useLoggedIn() ? <StoreConversationsPage /> : <Visitor />);

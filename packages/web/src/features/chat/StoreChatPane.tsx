import styled from '@emotion/styled';
import { ExternalLink, Store } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { storePath } from '../../shared/navigation/paths.ts';
import { Picture } from '../../shared/ui/pictures/Picture.tsx';
import { AboutGoods } from './AboutGoods.tsx';
import type { ListedConversation } from './StoreConversations.tsx';
import { Conversation } from './conversation/Conversation.tsx';
import { Greeting } from './conversation/Conversation.styles.tsx';
import { useStoreConversation } from './use-store-conversation.ts';

const Root = styled.div`
  display: grid;
  grid-template-rows: auto auto minmax(0, 1fr);
  min-block-size: 0;
  & > .bar {
    display: flex;
    align-items: center;
    gap: 12px;
    min-block-size: 72px;
    padding-inline: 20px;
    border-block-end: 1px solid var(--mui-palette-divider);
  }
  & > .bar .logo {
    flex: none;
    inline-size: 44px;
    border-radius: 22px;
  }
  & > .bar h2 {
    flex: 1;
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    font-size: 17px;
    line-height: 24px;
  }
  & > .bar a {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    padding: 8px 12px;
    border-radius: var(--mui-shape-borderRadius);
    color: var(--mui-palette-primary-main);
    font-weight: 600;
  }
  & > .bar a:hover {
    background: var(--mui-palette-primary-tint);
  }
`;

interface Props {
  readonly conversation: ListedConversation;
  readonly productId: string | undefined;
  readonly draft: string | undefined;
}

/** The conversation with a store, and the goods that it is about. */
export function StoreChatPane({ conversation, productId, draft }: Props) {
  const { t } = useTranslation('chat');
  const { partyid, name, img } = conversation;
  const port = useStoreConversation(partyid);
  const welcome = (
    <>
      <Store size={28} aria-hidden />
      <Greeting>{t('stores.hello', { name })}</Greeting>
      {t('stores.text')}
    </>
  );
  return (
    <Root>
      <div className="bar">
        <Picture className="logo" src={img} alt="" width={44} />
        <h2>
          <bdi>{name}</bdi>
        </h2>
        <Link to={storePath(partyid)} target="_blank">
          {t('stores.toStore')} <ExternalLink size={16} aria-hidden />
        </Link>
      </div>
      {productId ? <AboutGoods id={productId} sellerId={partyid} port={port} /> : <span />}
      <Conversation port={port} label={name} welcome={welcome} draft={draft} />
    </Root>
  );
}

import Button from '@mui/material/Button';
import styled from '@emotion/styled';
import type { Store } from '@openmall/sdk';
import { useSellerGoodsList } from '@openmall/sdk/hooks';
import { Link } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { productPath, storePath } from '../../shared/navigation/paths.ts';
import { useAfterPaint } from '../../shared/state/use-after-paint.ts';
import { ChatButton } from '../../shared/chat/ChatButton.tsx';
import { FollowButton } from '../../shared/stores/FollowButton.tsx';
import { StoreFigures } from '../../shared/stores/StoreFigures.tsx';
import { Picture } from '../../shared/ui/pictures/Picture.tsx';

const Root = styled.section`
  display: flex;
  align-items: center;
  gap: 24px;
  margin-block-start: 40px;
  padding: 20px 24px;
  border: 1px solid var(--mui-palette-divider);
  border-radius: var(--mui-shape-borderRadiusLarge);
  background: var(--mui-palette-background-paper);
  & .logo {
    flex: none;
    inline-size: 80px;
    border-radius: var(--mui-shape-borderRadiusLarge);
  }
  & .who {
    flex: 1;
    min-inline-size: 0;
    display: grid;
    gap: 8px;
  }
  & h2 {
    font-size: 18px;
    line-height: 26px;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & h2 a {
    display: block;
  }
  & h2 a:hover {
    color: var(--mui-palette-primary-main);
  }
  & ul {
    display: flex;
    gap: 8px;
    min-block-size: 80px;
  }
  & ul a {
    display: block;
    border-radius: var(--mui-shape-borderRadius);
  }
  & .thumb {
    inline-size: 80px;
    border-radius: var(--mui-shape-borderRadius);
  }
  & .actions {
    display: grid;
    gap: 8px;
    inline-size: 132px;
  }
  @media (width < 900px) {
    flex-wrap: wrap;
    gap: 16px;
    padding: 16px;
    & .logo {
      inline-size: 56px;
    }
    & .who {
      display: contents;
    }
    & h2 {
      flex: 1;
      white-space: normal;
    }
    & ul {
      inline-size: 100%;
      overflow-x: auto;
      scrollbar-width: none;
    }
    & .actions {
      grid-auto-flow: column;
      inline-size: 100%;
    }
    & h2 a {
      padding-block: 9px;
    }
  }
`;

interface Props {
  readonly store: Store;
  readonly productId: string;
}

/** The store of the product, with its best-selling goods. */
export function StorePanel({ store, productId }: Props) {
  const { t } = useTranslation('stores');
  const goods = useSellerGoodsList(
    { sellerId: store.id, isHot: '2', pageNum: 1, pageSize: 4 },
    { query: { enabled: useAfterPaint(), meta: { inline: true } } },
  );
  return (
    <Root aria-label={store.name}>
      <Picture className="logo" src={store.avatar} alt="" width={80} />
      <div className="who">
        <h2>
          <Link to={storePath(store.id)}>{store.name}</Link>
        </h2>
        <StoreFigures store={store} />
      </div>
      <ul>
        {goods.data?.pageList.slice(0, 4).map((item) => (
          <li key={item.id}>
            <Link to={productPath(item.id)} aria-label={item.name} title={item.name}>
              <Picture className="thumb" src={item.imgUrl1} alt="" width={80} />
            </Link>
          </li>
        ))}
      </ul>
      <div className="actions">
        <FollowButton store={store} size="medium" />
        <ChatButton store={store} productId={productId} />
        <Button href={storePath(store.id)}>{t('enter')}</Button>
      </div>
    </Root>
  );
}

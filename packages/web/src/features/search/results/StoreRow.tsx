import Button from '@mui/material/Button';
import styled from '@emotion/styled';
import type { Store } from '@openmall/sdk';
import { useSellerGoodsList } from '@openmall/sdk/hooks';
import { MapPin } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { productPath, storePath } from '../../../shared/navigation/paths.ts';
import { FollowButton } from '../../../shared/stores/FollowButton.tsx';
import { StoreFigures } from '../../../shared/stores/StoreFigures.tsx';
import { Picture } from '../../../shared/ui/pictures/Picture.tsx';

const Root = styled.article`
  position: relative;
  display: grid;
  grid-template-columns: 88px minmax(0, 1fr) 392px 132px;
  align-items: center;
  gap: 20px;
  min-block-size: 128px;
  padding: 16px;
  border: 1px solid var(--mui-palette-divider);
  border-radius: var(--mui-shape-borderRadius);
  background: var(--mui-palette-background-paper);
  &:hover,
  &:focus-within {
    box-shadow: var(--mui-elevation-low);
  }
  & .logo {
    border-radius: var(--mui-shape-borderRadiusLarge);
  }
  & h2 {
    font-size: 17px;
    line-height: 24px;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & h2 a {
    position: static;
  }
  & h2 a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  & .place {
    display: flex;
    align-items: center;
    gap: 4px;
    margin-block-end: 8px;
    color: var(--mui-palette-text-secondary);
    font-size: 12px;
  }
  & ul {
    display: grid;
    grid-template-columns: repeat(4, 1fr);
    gap: 8px;
  }
  & ul a {
    position: relative;
    z-index: 2;
    display: block;
    border-radius: var(--mui-shape-borderRadius);
  }
  & ul .thumb {
    border-radius: var(--mui-shape-borderRadius);
  }
  & .actions {
    position: relative;
    z-index: 2;
    display: grid;
    gap: 8px;
  }
  @media (width < 1200px) {
    grid-template-columns: 72px minmax(0, 1fr) auto;
    & ul {
      grid-row: 2;
      grid-column: 1 / -1;
      max-inline-size: 480px;
    }
  }
  @media (width < 600px) {
    grid-template-columns: 56px minmax(0, 1fr);
    gap: 12px;
    & .actions {
      grid-column: 1 / -1;
      grid-template-columns: 1fr 1fr;
    }
  }
`;

/** A store in a list: name, figures, four of its goods, and buttons to follow and open it. */
export function StoreRow({ store }: { readonly store: Store }) {
  const { t } = useTranslation('stores');
  const goods = useSellerGoodsList(
    { sellerId: store.id, isHot: '2', pageNum: 1, pageSize: 4 },
    { query: { meta: { inline: true } } },
  );
  return (
    <Root>
      <Picture className="logo" src={store.avatar} alt="" width={88} />
      <div style={{ minInlineSize: 0 }}>
        <h2>
          <Link to={storePath(store.id)}>{store.name}</Link>
        </h2>
        <p className="place">
          {store.shopAddress && (
            <>
              <MapPin size={14} aria-hidden />
              {store.shopAddress}
            </>
          )}
        </p>
        <StoreFigures store={store} few />
      </div>
      <ul>
        {goods.data?.pageList.slice(0, 4).map((item) => (
          <li key={item.id}>
            <Link to={productPath(item.id)} aria-label={item.name} title={item.name}>
              <Picture className="thumb" src={item.imgUrl1} alt="" width={92} />
            </Link>
          </li>
        ))}
      </ul>
      <div className="actions">
        <FollowButton store={store} size="medium" />
        <Button href={storePath(store.id)}>{t('enter')}</Button>
      </div>
    </Root>
  );
}

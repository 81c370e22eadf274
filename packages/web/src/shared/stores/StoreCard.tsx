import styled from '@emotion/styled';
import type { Store } from '@openmall/sdk';
import { useSellerGoodsList } from '@openmall/sdk/hooks';
import { Link } from 'react-router-dom';
import { formatCount, formatShare } from '../i18n/format.ts';
import { useTranslation } from 'react-i18next';
import { productPath, storePath } from '../navigation/paths.ts';
import { Picture } from '../ui/pictures/Picture.tsx';
import { FollowButton } from './FollowButton.tsx';
import { useFollow } from './use-follow.ts';

const Root = styled.article`
  position: relative;
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  min-block-size: 264px;
  border: 1px solid var(--mui-palette-divider);
  border-radius: var(--mui-shape-borderRadius);
  background: var(--mui-palette-background-paper);
  overflow: hidden;
  transition: box-shadow var(--quick);
  &:hover,
  &:focus-within {
    box-shadow: var(--mui-elevation-low);
  }
  & .banner {
    block-size: 72px;
  }
  & .head {
    display: flex;
    align-items: start;
    justify-content: space-between;
    padding-inline: 16px;
  }
  & .logo {
    position: relative;
    inline-size: 56px;
    margin-block-start: -28px;
    border: 3px solid var(--mui-palette-background-paper);
    border-radius: var(--mui-shape-borderRadiusLarge);
  }
  & h3 {
    padding: 8px 16px 0;
    font-size: 15px;
    line-height: 22px;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & h3 a {
    position: static;
  }
  & h3 a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  & .note {
    padding-inline: 16px;
    color: var(--mui-palette-text-secondary);
    font-size: 12px;
    line-height: 16px;
  }
  & ul {
    display: grid;
    grid-template-columns: repeat(3, 1fr);
    gap: 8px;
    margin-block-start: auto;
    padding: 12px 16px 16px;
    min-block-size: 100px;
  }
  & ul a {
    position: relative;
    z-index: 2;
    display: block;
    border-radius: var(--mui-shape-borderRadiusSmall);
  }
  & ul .thumb {
    border-radius: var(--mui-shape-borderRadiusSmall);
  }
`;

/** A store with its figures and three of its goods. */
export function StoreCard({ store }: { readonly store: Store }) {
  const { t } = useTranslation('stores');
  const { followers } = useFollow(store);
  const goods = useSellerGoodsList(
    { sellerId: store.id, isHot: '2', pageNum: 1, pageSize: 3 },
    { query: { meta: { inline: true } } },
  );
  return (
    <Root>
      <Picture className="banner" src={store.banner1 ?? store.avatar} alt="" width={288} ratio="4 / 1" />
      <div className="head">
        <Picture className="logo" src={store.avatar} alt="" width={56} />
        <FollowButton store={store} sx={{ position: 'relative', zIndex: 2, marginBlockStart: '6px' }} />
      </div>
      <h3>
        <Link to={storePath(store.id)}>{store.name}</Link>
      </h3>
      <p className="note">
        <bdi>{formatShare(store.highOpinion)}</bdi> {t('figures.good')} · <bdi>{formatCount(followers)}</bdi>{' '}
        {t('figures.followers', { count: followers })}
      </p>
      <ul>
        {goods.data?.pageList.slice(0, 3).map((product) => (
          <li key={product.id}>
            <Link to={productPath(product.id)} aria-label={product.name} title={product.name}>
              <Picture className="thumb" src={product.imgUrl1} alt="" width={80} />
            </Link>
          </li>
        ))}
      </ul>
    </Root>
  );
}

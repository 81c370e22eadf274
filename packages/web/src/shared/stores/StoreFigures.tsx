import styled from '@emotion/styled';
import type { Store } from '@openmall/sdk';
import { formatCount, formatShare } from '../i18n/format.ts';
import { useTranslation } from 'react-i18next';
import { useFollow } from './use-follow.ts';

const List = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 28px;
  & > div {
    display: grid;
    align-content: start;
  }
  & dt {
    color: var(--mui-palette-text-secondary);
    font-size: 12px;
    line-height: 16px;
    order: 2;
  }
  & dd {
    font-weight: 600;
    font-size: 16px;
    line-height: 24px;
    font-variant-numeric: tabular-nums;
  }
  @media (width < 900px) {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(88px, 1fr));
    gap: 8px 12px;
    inline-size: 100%;
  }
`;

/** The figures that show whether a store can be trusted. Zeros are hidden. */
export function StoreFigures({ store, few = false }: { readonly store: Store; readonly few?: boolean }) {
  const { t } = useTranslation('stores');
  const { followers } = useFollow(store);
  const counts = [
    { key: 'figures.followers', count: followers },
    { key: 'figures.sold', count: store.soldNum },
    ...(few
      ? []
      : ([
          { key: 'figures.views', count: store.viewsNum },
          { key: 'figures.goods', count: store.sellerGoodsNum },
        ] as const)),
  ] as const;
  const figures = [
    ...(store.highOpinion > 0 ? [{ word: t('figures.good'), value: formatShare(store.highOpinion) }] : []),
    ...counts
      .filter(({ count }) => count > 0)
      .map(({ key, count }) => ({ word: t(key, { count }), value: formatCount(count) })),
  ];
  return (
    <List>
      {figures.map(({ word, value }) => (
        <div key={word}>
          <dt>{word}</dt>
          <dd>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </List>
  );
}

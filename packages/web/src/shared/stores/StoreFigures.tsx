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
`;

/** What a store is trusted by: counted, never made up. */
export function StoreFigures({ store, few = false }: { readonly store: Store; readonly few?: boolean }) {
  const { t } = useTranslation('stores');
  const { followers } = useFollow(store);
  const figures = [
    { word: t('figures.good'), value: formatShare(store.highOpinion) },
    { word: t('figures.followers', { count: followers }), value: formatCount(followers) },
    { word: t('figures.sold', { count: store.soldNum }), value: formatCount(store.soldNum) },
    ...(few
      ? []
      : [
          { word: t('figures.views', { count: store.viewsNum }), value: formatCount(store.viewsNum) },
          {
            word: t('figures.goods', { count: store.sellerGoodsNum }),
            value: formatCount(store.sellerGoodsNum),
          },
        ]),
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

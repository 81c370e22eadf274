import styled from '@emotion/styled';
import type { OrderMain } from '@openmall/sdk';
import { Link } from 'react-router-dom';
import { Attributes } from '../../../shared/goods/Attributes.tsx';
import { useTranslation } from 'react-i18next';
import { orderDetailPath } from '../../../shared/navigation/paths.ts';
import { Money } from '../../../shared/ui/display/Money.tsx';
import { Picture } from '../../../shared/ui/pictures/Picture.tsx';

const List = styled.ul`
  display: grid;
  gap: 12px;
  padding: 16px 20px;
  & > .line {
    display: grid;
    grid-template-columns: 72px 1fr 96px;
    gap: 16px;
    align-items: center;
  }
  & .picture {
    border-radius: var(--mui-shape-borderRadiusSmall);
  }
  & small {
    display: block;
    color: var(--mui-palette-text-secondary);
    font-size: 12px;
    line-height: 16px;
    margin-block-start: 2px;
  }
  & .price {
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
  & .price small {
    margin: 0;
  }
  & .name {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow: hidden;
  }
  & .more {
    color: var(--mui-palette-text-secondary);
    font-size: 13px;
    border-radius: 4px;
  }
  & .more:hover {
    color: var(--mui-palette-primary-main);
    text-decoration: underline;
  }
  @media (width < 900px) {
    padding: 12px;
    & > .line {
      grid-template-columns: 64px minmax(0, 1fr) auto;
      gap: 12px;
    }
  }
`;

interface Props {
  readonly order: OrderMain;
  /** Loads the pictures eagerly. */
  readonly first: boolean;
}

/** The first lines of an order, and the number of further lines. */
export function OrderCardLines({ order, first }: Props) {
  const { t } = useTranslation('orders');
  const goods = order.goods ?? [];
  const hiddenCount = (order.lineCount ?? goods.length) - goods.length;
  const detail = orderDetailPath(order.id);
  return (
    <List>
      {goods.map((line) => (
        <li key={`${line.goodsId} ${line.skuId}`} className="line">
          <Picture className="picture" src={line.goodsIcon} alt="" width={72} first={first} />
          <Link to={detail} style={{ borderRadius: 4 }}>
            <span className="name">
              <bdi>{line.goodsName}</bdi>
            </span>
            <small>
              <Attributes of={line.attributes} />
            </small>
          </Link>
          <span className="price">
            <Money value={line.goodsReal} />
            <small>
              <bdi>× {line.goodsNum}</bdi>
            </small>
          </span>
        </li>
      ))}
      {hiddenCount > 0 && (
        <li>
          <Link className="more" to={detail}>
            {t('card.more', { count: hiddenCount })}
          </Link>
        </li>
      )}
    </List>
  );
}

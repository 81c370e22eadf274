import type { OrderMain } from '@openmall/sdk';
import { Link } from 'react-router-dom';
import { Attributes } from '../../../shared/goods/Attributes.tsx';
import { useTranslation } from 'react-i18next';
import { orderDetailPath } from '../../../shared/navigation/paths.ts';
import { Money } from '../../../shared/ui/display/Money.tsx';
import { Picture } from '../../../shared/ui/pictures/Picture.tsx';

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
    <ul className="lines">
      {goods.map((line) => (
        <li key={`${line.goodsId} ${line.skuId}`}>
          <Picture src={line.goodsIcon} alt="" width={72} first={first} />
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
        <li style={{ display: 'block' }}>
          <Link className="more" to={detail}>
            {t('card.more', { count: hiddenCount })}
          </Link>
        </li>
      )}
    </ul>
  );
}

import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import styled from '@emotion/styled';
import { Trash2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Attributes } from '../../shared/goods/Attributes.tsx';
import { useTranslation } from 'react-i18next';
import { productPath } from '../../shared/navigation/paths.ts';
import { CheckBox } from '../../shared/ui/input/CheckBox.tsx';
import { Money } from '../../shared/ui/display/Money.tsx';
import { Picture } from '../../shared/ui/pictures/Picture.tsx';
import { QuantityStepper } from '../../shared/ui/input/QuantityStepper.tsx';
import { linePrice, unitPriceOf, type CartItem } from './cart-lines.ts';
import { cart } from './cart-store.ts';
import { LineProblem } from './LineProblem.tsx';

const Root = styled.li`
  display: grid;
  grid-template-columns: 20px 72px 1fr;
  gap: 4px 12px;
  margin-inline: -12px;
  padding: 12px;
  border-radius: var(--mui-shape-borderRadius);
  & > .check {
    align-self: start;
    padding-block-start: 26px;
  }
  & > a {
    border-radius: var(--mui-shape-borderRadiusSmall);
    overflow: hidden;
    align-self: start;
  }
  & .facts {
    min-inline-size: 0;
    display: grid;
    gap: 2px;
    align-content: start;
  }
  & .name {
    display: flex;
    align-items: start;
    gap: 8px;
  }
  & .name > a {
    flex: 1;
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow: hidden;
    border-radius: 4px;
  }
  & .name > a:hover {
    color: var(--mui-palette-primary-main);
  }
  & .name > button {
    flex: none;
    display: grid;
    place-items: center;
    inline-size: 32px;
    block-size: 32px;
    margin-block-start: -6px;
    margin-inline-end: -6px;
    border: 0;
    border-radius: 16px;
    background: none;
    color: var(--mui-palette-text-tertiary);
  }
  & .name > button:hover {
    background: var(--mui-palette-error-tint);
    color: var(--mui-palette-error-main);
  }
  & .meta {
    color: var(--mui-palette-text-secondary);
    font-size: 12px;
    line-height: 16px;
  }
  & .foot {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 8px;
    margin-block-start: 8px;
  }
  & .later {
    justify-self: start;
    margin-inline-start: -8px;
    padding-inline: 8px;
  }
  & .sum {
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  &[data-fresh='true'] {
    margin-block-start: 8px;
    background: var(--mui-palette-primary-tint);
  }
  &[data-off='true'] .sum {
    color: var(--mui-palette-text-tertiary);
    font-weight: 400;
  }
  @media (width < 900px) {
    & .name > button {
      inline-size: 44px;
      block-size: 44px;
      margin-block-start: -12px;
      margin-inline-end: -12px;
    }
  }
`;

interface Props {
  readonly item: CartItem;
  readonly fresh: boolean;
  readonly maxBuy: number;
  readonly onRemove: () => void;
  readonly onLeave: () => void;
}

/** A line of the cart. */
export function CartRow({ item, fresh, maxBuy, onRemove, onLeave }: Props) {
  const { t } = useTranslation('cart');
  const values = item.checkAttrName.split(', ').map((attrValue) => ({ attrName: '', attrValue }));
  const link = productPath(item.id, item.skuId === '-1' ? undefined : item.skuId);
  return (
    <Root data-fresh={fresh} data-off={!item.checked}>
      <span className="check">
        <CheckBox
          label={t('checkLine', { name: item.name })}
          checked={item.checked}
          disabled={item.gone !== undefined}
          onChange={(checked) => cart.check([item], checked)}
        />
      </span>
      <Link to={link} onClick={onLeave} tabIndex={-1} aria-hidden>
        <Picture src={item.imgUrl1} alt="" width={72} />
      </Link>
      <div className="facts">
        <div className="name">
          <Link to={link} onClick={onLeave}>
            {item.name}
          </Link>
          <ButtonBase
            aria-label={t('remove', { name: item.name })}
            title={t('remove', { name: item.name })}
            onClick={onRemove}
          >
            <Trash2 size={16} aria-hidden />
          </ButtonBase>
        </div>
        <span className="meta">
          {item.checkAttrName && (
            <>
              <Attributes of={values} /> ·{' '}
            </>
          )}
          {t('each')} <Money value={unitPriceOf(item, item.count)} />
          {item.buyMin > 1 && <> · {t('min', { count: item.buyMin })}</>}
        </span>
        <LineProblem item={item} />
        <div className="foot">
          <QuantityStepper
            size="small"
            label={item.name}
            value={item.count}
            min={Math.max(1, item.buyMin)}
            max={maxBuy}
            onChange={(count) => cart.setCount(item, count)}
          />
          <Money className="sum" value={linePrice(item)} />
        </div>
        <Button
          className="later"
          size="small"
          aria-label={t('later.saveName', { name: item.name })}
          onClick={() => cart.saveForLater(item)}
        >
          {t('later.save')}
        </Button>
      </div>
    </Root>
  );
}

import styled from '@emotion/styled';
import { add, divide, multiply, subtract } from '@openmall/sdk/money';
import { formatLess } from '../../i18n/format.ts';
import { useTranslation } from 'react-i18next';
import { Money } from './Money.tsx';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';

const Root = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: baseline;
  column-gap: 6px;
  font-variant-numeric: tabular-nums;
  & .now {
    color: var(--mui-palette-primary-main);
    font-weight: 600;
    font-size: 16px;
    line-height: 24px;
  }
  & s {
    color: var(--mui-palette-text-tertiary);
    font-size: 12px;
    line-height: 16px;
  }
  & .off {
    align-self: center;
    border-radius: 4px;
    padding-inline: 5px;
    background: var(--mui-palette-primary-tint);
    color: var(--mui-palette-primary-main);
    font-weight: 600;
    font-size: 12px;
    line-height: 18px;
  }
  &[data-size='large'] {
    column-gap: 12px;
  }
  &[data-size='large'] .now {
    font-size: 32px;
    line-height: 40px;
    letter-spacing: -0.02em;
  }
  &[data-size='large'] s {
    font-size: 16px;
  }
  &[data-size='large'] .off {
    background: var(--mui-palette-background-paper);
    font-size: 13px;
    line-height: 22px;
    padding-inline: 7px;
  }
`;

interface Props {
  readonly sellingPrice: number;
  readonly discountPrice: number | null | undefined;
  readonly size?: 'card' | 'large';
}

/** The nearest whole percent: prices are rounded to cents, so 20 % off is rarely exact. */
const percentOff = (before: number, now: number): number =>
  Number(divide(add(multiply(subtract(before, now), 100), divide(before, 2, 4)), before, 0));

/** The current price; during a discount also the former price and the discount. */
export function Price({ sellingPrice, discountPrice, size = 'card' }: Props) {
  const { t } = useTranslation('goods');
  const reduced = discountPrice !== null && discountPrice !== undefined && discountPrice < sellingPrice;
  const percent = reduced ? percentOff(sellingPrice, discountPrice) : 0;
  return (
    <Root data-size={size}>
      {reduced && <VisuallyHidden>{t('price.now')}</VisuallyHidden>}
      <Money className="now" value={reduced ? discountPrice : sellingPrice} />
      {reduced && (
        <>
          <VisuallyHidden>{t('price.before')}</VisuallyHidden>
          <s>
            <Money value={sellingPrice} />
          </s>
          {percent > 0 && <bdi className="off">{formatLess(percent)}</bdi>}
        </>
      )}
    </Root>
  );
}

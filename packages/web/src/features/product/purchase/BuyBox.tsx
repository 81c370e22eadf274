import { formatDollars, unitPrice } from '@openmall/sdk/money';
import styled from '@emotion/styled';
import type { GoodsDetails } from '@openmall/sdk';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { formatMoment } from '../../../shared/i18n/format.ts';
import { Trans, useTranslation } from 'react-i18next';
import { storePath } from '../../../shared/navigation/paths.ts';
import { amountParts, Money } from '../../../shared/ui/display/Money.tsx';
import { Picture } from '../../../shared/ui/pictures/Picture.tsx';
import { Price } from '../../../shared/ui/display/Price.tsx';
import { QuantityStepper } from '../../../shared/ui/input/QuantityStepper.tsx';
import { Stars } from '../../../shared/ui/display/Stars.tsx';
import { BuyButtons } from './BuyButtons.tsx';
import { PriceTiers } from './PriceTiers.tsx';
import { FreightBox } from './FreightBox.tsx';
import type { Purchase } from './use-purchase.ts';
import { priceOf } from './variants.ts';
import { VariantPicker } from './VariantPicker.tsx';

const Root = styled.div`
  position: sticky;
  inset-block-start: 72px;
  align-self: start;
  display: grid;
  gap: 20px;
  min-inline-size: 0;
  & .seller {
    display: inline-flex;
    align-items: center;
    gap: 8px;
    justify-self: start;
    color: var(--mui-palette-text-secondary);
    font-size: 13px;
    border-radius: 4px;
  }
  & .seller:hover {
    color: var(--mui-palette-primary-main);
  }
  & .seller .logo {
    inline-size: 24px;
    border-radius: var(--mui-shape-borderRadiusSmall);
  }
  & h1 {
    margin-block-start: -8px;
    font-size: 24px;
    line-height: 32px;
    letter-spacing: -0.015em;
    overflow-wrap: anywhere;
  }
  & .facts {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 6px 12px;
    margin-block-start: -8px;
    color: var(--mui-palette-text-secondary);
  }
  & .facts > :not(:last-child)::after {
    content: '';
    display: inline-block;
    inline-size: 3px;
    block-size: 3px;
    margin-inline-start: 12px;
    vertical-align: middle;
    border-radius: 2px;
    background: var(--mui-palette-text-tertiary);
  }
  & .facts a {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    border-radius: 4px;
  }
  & .facts a:hover {
    color: var(--mui-palette-primary-main);
    text-decoration: underline;
  }
  & .band {
    padding: 16px 20px;
    border-radius: var(--mui-shape-borderRadius);
    background: linear-gradient(
      100deg,
      var(--mui-palette-primary-tint),
      color-mix(
        in srgb,
        var(--mui-palette-accent-main) var(--mui-glowShare),
        var(--mui-palette-background-paper)
      )
    );
  }
  & .band p {
    color: var(--mui-palette-text-secondary);
    font-size: 13px;
  }
  & .quantity {
    display: grid;
    grid-template-columns: auto auto 1fr;
    align-items: start;
    gap: 4px 16px;
  }
  & .quantity .said {
    grid-column: 2 / -1;
  }
  & .quantity > .label {
    white-space: nowrap;
    padding-block: 11px;
    font-weight: 600;
  }
  & .quantity > .hint {
    padding-block: 11px;
    color: var(--mui-palette-text-secondary);
    font-size: 13px;
  }
  @media (width < 900px) {
    position: static;
    gap: 16px;
    & .seller {
      min-block-size: 44px;
      margin-block: -8px;
    }
    & h1 {
      font-size: 20px;
      line-height: 26px;
    }
    & .quantity {
      grid-template-columns: auto 1fr;
    }
    & .quantity > .hint {
      grid-column: 1 / -1;
      padding-block: 0;
    }
    & .quantity .said {
      grid-column: 1 / -1;
    }
    & .seller {
      block-size: 44px;
    }
    & .facts {
      column-gap: 16px;
    }
    & .facts > :not(:last-child)::after {
      content: none;
    }
  }
`;

/** The text about minimum, maximum and stock. */
function useHint({ rule, stock, soldOut }: Purchase): string {
  const { t } = useTranslation('product');
  const parts = [
    ...(rule.min > 1 ? [t('hint.min', { min: rule.min })] : []),
    ...(rule.max > 1 && rule.max !== stock && !soldOut ? [t('hint.max', { max: rule.max })] : []),
    ...(stock === undefined ? [] : [stock === 0 ? t('outOfStock') : t('hint.stock', { count: stock })]),
  ];
  return parts.join(' · ');
}

/** The numbers of reviews, sales and views. A number of 0 is not shown. */
function Facts({ goods }: { readonly goods: GoodsDetails }) {
  const { t } = useTranslation('product');
  const reviews = goods.evaluationNum ?? 0;
  return (
    <div className="facts">
      {reviews > 0 ? (
        <a href="#reviews">
          <Stars rating={goods.rating ?? 0} size={15} /> {t('reviews', { count: reviews })}
        </a>
      ) : (
        <span>{t('noReviews')}</span>
      )}
      {goods.soldNum > 0 && <span>{t('sold', { count: goods.soldNum })}</span>}
      {goods.viewsNum > 0 && <span>{t('views', { count: goods.viewsNum })}</span>}
    </div>
  );
}

/** The highest price of the variants, if it exceeds the shown price. */
function UpTo({ goods }: { readonly goods: GoodsDetails }) {
  const { t } = useTranslation('product');
  const maxPrice = Math.max(0, ...goods.canSelectAttributes.skus.map(priceOf));
  if (maxPrice <= priceOf(goods)) return null;
  return (
    <p>
      <Trans t={t} i18nKey="upTo" values={{ amount: formatDollars(maxPrice) }} components={amountParts} />
    </p>
  );
}

interface Props {
  readonly goods: GoodsDetails;
  readonly purchase: Purchase;
}

/** Price, variants, quantity and shipping, with the buttons to buy. */
export function BuyBox({ goods, purchase }: Props) {
  const { t } = useTranslation('product');
  const { sku, choices, choose, rule, quantity, setQuantity, isIncomplete, soldOut } = purchase;
  const hint = useHint(purchase);
  return (
    <Root>
      <Link className="seller" to={storePath(goods.seller.id)}>
        <Picture className="logo" src={goods.seller.avatar} alt="" width={24} />
        {goods.seller.name}
        <ChevronRight className="flips" size={14} aria-hidden />
      </Link>
      <h1>{goods.name}</h1>
      <Facts goods={goods} />
      <div className="band">
        <Price
          size="large"
          sellingPrice={sku?.sellingPrice ?? goods.sellingPrice}
          discountPrice={sku ? unitPrice(sku, quantity) : goods.discountPrice}
        />
        {!sku && <UpTo goods={goods} />}
        <PriceTiers goods={goods} purchase={purchase} />
        {goods.goodsTax > 0 && (
          <p>
            {t('taxPlus')} <Money value={goods.goodsTax} /> {t('taxEach')}
          </p>
        )}
        {goods.discountPrice !== null && goods.discountEndTime ? (
          <p>{t('ends', { moment: formatMoment(goods.discountEndTime) })}</p>
        ) : null}
      </div>
      {goods.canSelectAttributes.goodAttrs.map((attr) => (
        <VariantPicker
          key={attr.attrId}
          attr={attr}
          variants={goods.canSelectAttributes}
          choices={choices}
          onChoose={choose}
          isRequired={isIncomplete}
        />
      ))}
      <div className="quantity">
        <span className="label">{t('quantity')}</span>
        <QuantityStepper
          {...rule}
          value={quantity}
          onChange={setQuantity}
          label={goods.name}
          disabled={soldOut}
        />
        <span className="hint">{hint}</span>
      </div>
      <FreightBox goods={goods} />
      <BuyButtons goods={goods} purchase={purchase} />
    </Root>
  );
}

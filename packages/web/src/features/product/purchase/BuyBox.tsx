import { formatDollars, unitPrice } from '@openmall/sdk/money';
import { styled } from '@mui/material/styles';
import type { GoodsChoice, GoodsDetails } from '@openmall/sdk';
import { Link } from 'react-router-dom';
import { formatMoment, formatRating } from '../../../shared/i18n/format.ts';
import { useTranslation } from 'react-i18next';
import { storePath } from '../../../shared/navigation/paths.ts';
import { Money } from '../../../shared/ui/display/Money.tsx';
import { Picture } from '../../../shared/ui/pictures/Picture.tsx';
import { Price } from '../../../shared/ui/display/Price.tsx';
import { QuantityStepper } from '../../../shared/ui/input/QuantityStepper.tsx';
import { Stars } from '../../../shared/ui/display/Stars.tsx';
import { BuyButtons } from './BuyButtons.tsx';
import { MissingChoice } from './MissingChoice.tsx';
import { QuotationButton } from './QuotationButton.tsx';
import { ProductActions } from './ProductActions.tsx';
import { PriceTiers } from './PriceTiers.tsx';
import { FreightBox } from './FreightBox.tsx';
import type { Purchase } from './use-purchase.ts';
import { SizeGuideButton } from '../size/SizeGuideButton.tsx';
import { priceOf, valueName, type Choices } from './variants.ts';
import { VariantPicker } from './VariantPicker.tsx';

const Root = styled('div')(({ theme }) => ({
  position: 'sticky',
  insetBlockStart: 72,
  alignSelf: 'start',
  display: 'grid',
  gap: 16,
  minInlineSize: 0,
  '& h1': {
    fontSize: 24,
    lineHeight: '32px',
    letterSpacing: '-0.015em',
    overflowWrap: 'anywhere',
    [theme.breakpoints.down('md')]: { fontSize: 20, lineHeight: '26px' },
  },
  [theme.breakpoints.down('md')]: { position: 'static' },
}));

const FactsRow = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '6px 24px',
  marginBlockStart: -8,
  color: theme.vars.palette.text.secondary,
  // A dot before the first item of a line lies outside the row, where it is clipped.
  overflow: 'clip',
  overflowClipMargin: 4,
  '& > *': { position: 'relative' },
  '& > *::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: -14,
    insetBlockStart: 'calc(50% - 1.5px)',
    inlineSize: 3,
    blockSize: 3,
    borderRadius: 2,
    background: theme.vars.palette.text.tertiary,
  },
  '& > a': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 6,
    borderRadius: 4,
    [theme.breakpoints.down('md')]: { minBlockSize: 44, marginBlock: -10 },
  },
  '& > a:hover': { color: theme.vars.palette.primary.main, textDecoration: 'underline' },
}));

const Logo = styled(Picture)(({ theme }) => ({
  inlineSize: 24,
  borderRadius: theme.vars.shape.borderRadiusSmall,
}));

const PriceBand = styled('div')(({ theme }) => ({
  padding: '12px 16px',
  borderRadius: theme.vars.shape.borderRadius,
  background: theme.vars.palette.primary.tint,
  '& p': { color: theme.vars.palette.text.secondary, fontSize: 13 },
}));

const PriceRow = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '0 12px',
});

/** The quantity and, on a desktop, the buttons beside it, so that they are above the fold of a small laptop. */
const Order = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'start',
  gap: '6px 12px',
  '& .hint': { gridColumn: '1 / -1', color: theme.vars.palette.text.secondary, fontSize: 13 },
  '& .hint[data-few="true"]': { color: theme.vars.palette.error.main, fontWeight: 600 },
}));

/** Stock below this number is shown as low. */
const FEW = 20;

/** The text about minimum, maximum and stock. */
function useHint({ rule, stock, soldOut }: Purchase): string {
  const { t } = useTranslation('product');
  const stockText = (count: number) => {
    if (count === 0) return t('outOfStock');
    return count < FEW ? t('hint.few', { left: count }) : t('hint.stock', { count });
  };
  const parts = [
    ...(rule.min > 1 ? [t('hint.min', { min: rule.min })] : []),
    ...(rule.max > 1 && rule.max !== stock && !soldOut ? [t('hint.max', { max: rule.max })] : []),
    ...(stock === undefined ? [] : [stockText(stock)]),
  ];
  return parts.join(' · ');
}

/** The store and the numbers of reviews, sales and views. Zeros are hidden. */
function Facts({ goods }: { readonly goods: GoodsDetails }) {
  const { t } = useTranslation('product');
  const { t: goodsText } = useTranslation('goods');
  const reviews = goods.evaluationNum ?? 0;
  return (
    <FactsRow>
      <Link to={storePath(goods.seller.id)}>
        <Logo src={goods.seller.avatar} alt="" width={24} />
        {goods.seller.name}
      </Link>
      {reviews > 0 ? (
        <a href="#reviews">
          <Stars rating={goods.rating ?? 0} size={15} />
          {goods.rating !== undefined && <b aria-hidden>{formatRating(goods.rating)}</b>}
          <span>({goodsText('reviews', { count: reviews })})</span>
        </a>
      ) : (
        <span>{t('noReviews')}</span>
      )}
      {goods.soldNum > 0 && <span>{t('sold', { count: goods.soldNum })}</span>}
      {goods.viewsNum > 0 && <span>{t('views', { count: goods.viewsNum })}</span>}
    </FactsRow>
  );
}

/** The highest price of the variants, if it exceeds the shown price. */
function UpTo({ goods }: { readonly goods: GoodsDetails }) {
  const { t } = useTranslation('product');
  const maxPrice = Math.max(0, ...goods.canSelectAttributes.skus.map(priceOf));
  if (maxPrice <= priceOf(goods)) return null;
  return <p>{t('upTo', { amount: formatDollars(maxPrice) })}</p>;
}

interface GuideProps {
  readonly goods: GoodsDetails;
  readonly attr: GoodsChoice;
  readonly choices: Choices;
}

/** The size guide, at the attribute whose values it names. */
function Guide({ goods: { sizeGuide = [] }, attr, choices }: GuideProps) {
  const isNamed = attr.attrValues.some(({ attrValueName }) =>
    sizeGuide.some(({ size }) => size === attrValueName),
  );
  if (!isNamed) return null;
  const chosen = valueName(attr, choices[attr.attrId]) || undefined;
  return <SizeGuideButton attribute={attr.attrName} rows={sizeGuide} chosen={chosen} />;
}

interface Props {
  readonly goods: GoodsDetails;
  readonly purchase: Purchase;
}

/** Price, variants, quantity and shipping, with the buttons to buy. */
export function BuyBox({ goods, purchase }: Props) {
  const { t } = useTranslation('product');
  const { sku, choices, choose, rule, quantity, setQuantity, isIncomplete, soldOut, stock } = purchase;
  const isFew = sku !== undefined && stock !== undefined && stock > 0 && stock < FEW;
  const hint = useHint(purchase);
  return (
    <Root>
      <h1>{goods.name}</h1>
      <Facts goods={goods} />
      <PriceBand>
        <PriceRow>
          <Price
            size="large"
            sellingPrice={sku?.sellingPrice ?? goods.sellingPrice}
            discountPrice={sku ? unitPrice(sku, quantity) : goods.discountPrice}
          />
          <QuotationButton goods={goods} purchase={purchase} />
        </PriceRow>
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
      </PriceBand>
      {goods.canSelectAttributes.goodAttrs.map((attr) => (
        <VariantPicker
          key={attr.attrId}
          attr={attr}
          variants={goods.canSelectAttributes}
          choices={choices}
          onChoose={choose}
          isRequired={isIncomplete}
          help={<Guide goods={goods} attr={attr} choices={choices} />}
        />
      ))}
      <MissingChoice purchase={purchase} />
      <Order>
        <QuantityStepper
          {...rule}
          value={quantity}
          onChange={setQuantity}
          label={goods.name}
          disabled={soldOut}
        />
        <BuyButtons goods={goods} purchase={purchase} />
        <span className="hint" data-few={isFew}>
          {hint}
        </span>
      </Order>
      <FreightBox goods={goods} />
      <ProductActions goods={goods} />
    </Root>
  );
}

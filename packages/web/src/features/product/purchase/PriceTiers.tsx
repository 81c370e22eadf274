import { styled } from '@mui/material/styles';
import type { GoodsDetails, GoodsPriceTier, GoodsSku } from '@openmall/sdk';
import { formatDollars } from '@openmall/sdk/money';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../shared/i18n/format.ts';
import { Money } from '../../../shared/ui/display/Money.tsx';
import type { Purchase } from './use-purchase.ts';
import { tieredSku } from './variants.ts';

const Root = styled('section')({ display: 'grid', gap: 6, marginBlockStart: 8 });
/** Small laptops hide the hint, which would push the buttons below the fold. */
const Hint = styled('p')({ '@media (height < 720px)': { display: 'none' } });
const Tiers = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(96px, 1fr))',
  gap: 8,
});
const Tier = styled('li')(({ theme }) => ({
  display: 'grid',
  padding: '6px 10px',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.vars.shape.borderRadiusSmall,
  background: theme.vars.palette.background.paper,
  color: theme.vars.palette.text.secondary,
  fontSize: 12,
  lineHeight: '18px',
  fontVariantNumeric: 'tabular-nums',
  '&[aria-current="true"]': {
    borderColor: theme.vars.palette.primary.main,
    color: theme.vars.palette.primary.main,
  },
}));
const TierPrice = styled(Money)(({ theme }) => ({
  color: theme.vars.palette.text.primary,
  fontSize: 14,
  lineHeight: '20px',
  fontWeight: 600,
}));

/** The tiers of a variant, starting with the price of a single piece. */
const tiersWithFirst = ({ price, priceTiers = [] }: GoodsSku, min: number): readonly GoodsPriceTier[] => [
  { minNum: min, price },
  ...priceTiers.filter(({ minNum }) => minNum > min),
];

interface Props {
  readonly goods: GoodsDetails;
  readonly purchase: Purchase;
}

/** Prices by quantity, and how many pieces the next lower price needs. */
export function PriceTiers({ goods, purchase: { sku, rule, quantity } }: Props) {
  const { t } = useTranslation('product');
  const shown = tieredSku(goods.canSelectAttributes, sku);
  if (!shown) return null;
  const tiers = tiersWithFirst(shown, rule.min);
  const current = tiers.findLastIndex(({ minNum }) => minNum <= quantity);
  const next = tiers[current + 1];
  const range = ({ minNum }: GoodsPriceTier, index: number): string => {
    const following = tiers[index + 1];
    if (!following) return t('tiers.orMore', { min: minNum });
    return following.minNum - 1 === minNum
      ? formatNumber(minNum)
      : `${formatNumber(minNum)}–${formatNumber(following.minNum - 1)}`;
  };
  return (
    <Root aria-label={t('tiers.title')}>
      <Tiers>
        {tiers.map((tier, index) => (
          <Tier key={tier.minNum} aria-current={index === current}>
            <bdi>{range(tier, index)}</bdi>
            <TierPrice value={tier.price} />
          </Tier>
        ))}
      </Tiers>
      {next && next.minNum <= rule.max && (
        <Hint>{t('tiers.next', { missing: next.minNum - quantity, price: formatDollars(next.price) })}</Hint>
      )}
    </Root>
  );
}

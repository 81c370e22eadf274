import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { GoodsDetails, GoodsPriceTier, GoodsSku } from '@openmall/sdk';
import { compare, formatDollars } from '@openmall/sdk/money';
import { MessageCircle } from 'lucide-react';
import { Trans, useTranslation } from 'react-i18next';
import { useAskStore } from '../../../shared/chat/use-ask-store.ts';
import { formatNumber } from '../../../shared/i18n/format.ts';
import { amountParts, Money } from '../../../shared/ui/display/Money.tsx';
import type { Purchase } from './use-purchase.ts';

const Root = styled('section')({
  display: 'grid',
  gap: 8,
  marginBlockStart: 12,
  '& header': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '0 12px',
  },
});
const Title = styled('h2')({ fontSize: 13, lineHeight: '20px', fontWeight: 600 });
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

/** The variant whose prices are shown: the chosen one, else the cheapest. */
function shownSku({ canSelectAttributes: { skus } }: GoodsDetails, chosen: GoodsSku | undefined) {
  return chosen ?? skus.toSorted((a, b) => compare(a.price, b.price))[0];
}

/** The price of one piece as the first tier, before the lower ones. */
const tiersWithFirst = ({ price, priceTiers = [] }: GoodsSku, min: number): readonly GoodsPriceTier[] => [
  { minNum: min, price },
  ...priceTiers.filter(({ minNum }) => minNum > min),
];

interface Props {
  readonly goods: GoodsDetails;
  readonly purchase: Purchase;
}

/** Prices by quantity, how many pieces the next lower price needs, and a quotation by chat for larger quantities. */
export function PriceTiers({ goods, purchase: { sku, rule, quantity } }: Props) {
  const { t } = useTranslation('product');
  const ask = useAskStore();
  const shown = shownSku(goods, sku);
  if (!shown?.priceTiers?.length) return null;
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
  const requestQuotation = () => {
    const count = Math.max(quantity, tiers.at(-1)?.minNum ?? 0);
    const draft = t('tiers.draft', { count, name: goods.name });
    ask({ partyid: goods.seller.id, name: goods.seller.name, productId: goods.id, draft });
  };
  return (
    <Root aria-label={t('tiers.title')}>
      <header>
        <Title>{t('tiers.title')}</Title>
        <Button
          size="small"
          startIcon={<MessageCircle size={16} aria-hidden />}
          onClick={requestQuotation}
          sx={{ marginBlock: '-5px', marginInlineEnd: '-8px' }}
        >
          {t('tiers.request')}
        </Button>
      </header>
      <Tiers>
        {tiers.map((tier, index) => (
          <Tier key={tier.minNum} aria-current={index === current}>
            <bdi>{range(tier, index)}</bdi>
            <TierPrice value={tier.price} />
          </Tier>
        ))}
      </Tiers>
      {next && next.minNum <= rule.max && (
        <p>
          <Trans
            t={t}
            i18nKey="tiers.next"
            values={{ missing: next.minNum - quantity, price: formatDollars(next.price) }}
            components={amountParts}
          />
        </p>
      )}
    </Root>
  );
}

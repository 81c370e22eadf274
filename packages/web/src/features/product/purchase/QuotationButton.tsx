import Button from '@mui/material/Button';
import type { GoodsDetails } from '@openmall/sdk';
import { MessageCircle } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useAskStore } from '../../../shared/chat/use-ask-store.ts';
import type { Purchase } from './use-purchase.ts';
import { tieredSku } from './variants.ts';

interface Props {
  readonly goods: GoodsDetails;
  readonly purchase: Purchase;
}

/** Opens the chat with a question about the price of a large quantity. Shown for goods with prices by quantity. */
export function QuotationButton({ goods, purchase: { sku, quantity } }: Props) {
  const { t } = useTranslation('product');
  const ask = useAskStore();
  const tiered = tieredSku(goods.canSelectAttributes, sku);
  if (!tiered) return null;
  const { id: partyid, name } = goods.seller;
  const request = () => {
    const count = Math.max(quantity, tiered.priceTiers?.at(-1)?.minNum ?? 0);
    ask({ partyid, name, productId: goods.id, draft: t('tiers.draft', { count, name: goods.name }) });
  };
  return (
    <Button
      size="small"
      startIcon={<MessageCircle size={16} aria-hidden />}
      onClick={request}
      sx={{ marginInlineEnd: '-8px' }}
    >
      {t('tiers.request')}
    </Button>
  );
}

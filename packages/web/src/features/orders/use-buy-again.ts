import {
  orderListGoods,
  orderQuote,
  type OrderLine,
  type OrderQuoteLine,
  type OrderQuoteStore,
} from '@openmall/sdk';
import { useTransport } from '@openmall/sdk/hooks';
import { useMutation } from '@tanstack/react-query';
import { useCart, type CartLine } from '../../shared/cart/cart-port.ts';
import { useTranslation } from 'react-i18next';
import { toast } from '../../shared/ui/feedback/toast.ts';

/** Problems that make a line unavailable. */
const unavailableProblems = new Set(['goodsNotFound', 'productRemoved', 'skuNotFound', 'ownStoreGoods']);

const cartLineOf = (line: OrderQuoteLine, { sellerId, sellerName }: OrderQuoteStore): CartLine => ({
  id: line.sellerGoodsId,
  skuId: line.skuId,
  name: line.goodsName,
  checkAttrName: line.attributes.map(({ attrValue }) => attrValue).join(', '),
  price: line.goodsReal,
  imgUrl1: line.goodsIcon,
  buyMin: line.buyMin,
  count: line.goodsNum,
  seller: { id: sellerId, name: sellerName },
});

const MAX_LINES = 100;
const isAvailable = (line: OrderLine) => line.isValid === 1 && line.isShelf === 1;

/**
 * Adds the goods of an order to the cart with current names, prices and minimums. Unavailable goods are skipped and
 * reported.
 */
export function useBuyAgain() {
  const { t } = useTranslation('orders');
  const transport = useTransport();
  const cart = useCart();
  return useMutation({
    mutationFn: async (orderId: string) => {
      const { pageList } = await orderListGoods(transport, { orderId, pageSize: MAX_LINES });
      const available = pageList.filter(isAvailable);
      if (available.length === 0) return { lines: [], skipped: pageList.length };
      const orderInfo = available
        .map(({ goodsId, skuId, goodsNum }) => `${goodsId},${skuId},${goodsNum}`)
        .join(',');
      const { stores } = await orderQuote(transport, { orderInfo });
      const lines = stores.flatMap((store) =>
        store.lines
          .filter(({ problems }) => !problems.some((problem) => unavailableProblems.has(problem)))
          .map((line) => cartLineOf(line, store)),
      );
      return { lines, skipped: pageList.length - lines.length };
    },
    onSuccess: ({ lines, skipped }) => {
      for (const line of lines.toReversed()) cart?.add(line);
      if (skipped > 0) toast.info(t('buyAgain.left', { count: skipped }));
    },
  });
}

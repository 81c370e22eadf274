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

/** Nothing of the line is left to be bought. */
const gone = new Set(['goodsNotFound', 'productRemoved', 'skuNotFound', 'ownStoreGoods']);

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

const MOST_LINES = 100;
const isThere = (line: OrderLine) => line.isValid === 1 && line.isShelf === 1;

/** Puts an order's goods into the cart as they are today: present names, prices and minimums, without what is gone. */
export function useBuyAgain() {
  const { t } = useTranslation('orders');
  const transport = useTransport();
  const cart = useCart();
  return useMutation({
    mutationFn: async (orderId: string) => {
      const { pageList } = await orderListGoods(transport, { orderId, pageSize: MOST_LINES });
      const wanted = pageList.filter(isThere);
      if (wanted.length === 0) return { lines: [], left: pageList.length };
      const orderInfo = wanted
        .map(({ goodsId, skuId, goodsNum }) => `${goodsId},${skuId},${goodsNum}`)
        .join(',');
      const { stores } = await orderQuote(transport, { orderInfo });
      const lines = stores.flatMap((store) =>
        store.lines
          .filter(({ problems }) => !problems.some((problem) => gone.has(problem)))
          .map((line) => cartLineOf(line, store)),
      );
      return { lines, left: pageList.length - lines.length };
    },
    onSuccess: ({ lines, left }) => {
      for (const line of lines.toReversed()) cart?.add(line);
      if (left > 0) toast.info(t('buyAgain.left', { count: left }));
    },
  });
}

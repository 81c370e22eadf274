import { operation } from '../../../contract/operations.ts';
import {
  dataOf,
  granted,
  replaceRefusal,
  refusal,
  changeAnswer,
  type PlantedFault,
  type Send,
} from '../planted-fault.ts';

interface Sku {
  readonly skuId: string;
  readonly stock: number;
}

const orderLineOf = (url: URL): readonly string[] => (url.searchParams.get('orderInfo') ?? '').split(',');

async function stockOf(send: Send, url: URL): Promise<number> {
  const [sellerGoodsId = '', skuId] = orderLineOf(url);
  const page = new URL(operation('sellerGoodsInfo').path, url);
  page.searchParams.set('sellerGoodsId', sellerGoodsId);
  const answer = (await (await send(page, { method: 'POST' })).json()) as Parameters<typeof dataOf>[0];
  const { skus } = dataOf(answer)['canSelectAttributes'] as { readonly skus: readonly Sku[] };
  return skus.find((sku) => sku.skuId === skuId)?.stock ?? 0;
}

const withoutOrders = (): Response => granted({ orderList: [] });

export const orderLimitFaults: readonly PlantedFault[] = [
  {
    name: 'sells more pieces than are in stock',
    caughtBy: 'ord.limits',
    operations: ['orderSubmit'],
    plant: replaceRefusal(['orderSubmit'], 'insufficientStock', withoutOrders),
  },
  {
    name: 'enforces the stock but not the maximum quantity',
    caughtBy: 'ord.limits',
    operations: ['orderSubmit'],
    plant: replaceRefusal(['orderSubmit'], 'aboveMaximumQuantity', async ({ send, url }) =>
      (await stockOf(send, url)) < Number(orderLineOf(url)[2])
        ? refusal('insufficientStock')
        : withoutOrders(),
    ),
  },
  {
    name: 'sells fewer pieces than the minimum on the page of the goods',
    caughtBy: 'ord.limits',
    operations: ['orderSubmit'],
    plant: changeAnswer(['sellerGoodsInfo'], (answer) => {
      if (answer.code === '0') dataOf(answer)['buyMin'] = 3;
    }),
  },
  {
    name: 'lets one buyer empty a shelf without paying',
    caughtBy: 'ord.unpaid-pieces',
    operations: ['orderSubmit'],
    plant: replaceRefusal(['orderSubmit'], 'submitWithOpenOrders', withoutOrders),
  },
];

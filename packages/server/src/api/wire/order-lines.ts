import type { Lang, OrderAttribute, OrderPreview } from '@openmall/sdk';
import type { LineAttribute, OrderLineRow } from '../../db/tables.ts';
import { dollars } from './dollars.ts';
import { textIn } from './text-in.ts';

/** What the wire says where goods have no variants. */
export const NO_VARIANT = '-1';

export const showAttributes = (attributes: readonly LineAttribute[], lang: Lang): OrderAttribute[] =>
  attributes.map(({ name, value }) => ({ attrName: textIn(name, lang), attrValue: textIn(value, lang) }));

export const showSkuId = (skuId: string, attributes: readonly LineAttribute[]): string =>
  attributes.length > 0 ? skuId : NO_VARIANT;

/** A line of an order as a list of orders shows it. */
export function showPreview(line: OrderLineRow, lang: Lang): OrderPreview {
  return {
    goodsId: line.goods_id,
    skuId: showSkuId(line.sku_id, line.attributes),
    goodsName: line.name,
    goodsIcon: line.image,
    goodsNum: line.quantity,
    goodsReal: dollars(line.paid_price),
    attributes: showAttributes(line.attributes, lang),
  };
}

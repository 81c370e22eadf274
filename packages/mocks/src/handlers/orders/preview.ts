import type { OrderPreview } from '@openmall/sdk';
import type { OrderLine } from '../../state/account.ts';
import { dollars } from '../../state/cents.ts';
import { unitCents } from '../../state/stock.ts';
import { pictureOf } from '../goods/show-goods.ts';

/** A line as a list of orders shows it. */
export const previewOf = ({ sku, count, attributes }: OrderLine): OrderPreview => ({
  goodsId: sku.goods.listing.id,
  skuId: sku.id,
  goodsName: sku.goods.listing.name,
  goodsIcon: pictureOf(sku),
  goodsNum: count,
  goodsReal: dollars(unitCents(sku, count)),
  attributes,
});

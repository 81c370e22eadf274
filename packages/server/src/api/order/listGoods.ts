import type { Lang, OrderLine } from '@openmall/sdk';
import { times } from '../../domain/money/exact.ts';
import { listOrderLines, type OrderLineNow } from '../../domain/orders/read-orders.ts';
import type { Handler } from '../handler.ts';
import { dollars } from '../wire/dollars.ts';
import { showPreview } from '../wire/order-lines.ts';
import { pageData, pageRequest } from '../wire/page.ts';

const showLine = (line: OrderLineNow, lang: Lang): OrderLine => ({
  ...showPreview(line, lang),
  fees: dollars(line.freight),
  tax: dollars(line.tax),
  sellingPrice: dollars(line.price),
  totalCost: dollars(times(line.paid_price, line.quantity)),
  isShelf: line.isOnShelf && !line.isDeleted ? 1 : 0,
  isValid: line.isDeleted ? 0 : 1,
});

export const orderListGoods: Handler<'orderListGoods'> = async ({ mall, input, lang, session }) => {
  const page = await listOrderLines(mall, session.userId, input.orderId, pageRequest(input));
  return pageData(page, (line) => showLine(line, lang));
};

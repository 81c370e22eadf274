/** Calls a mall in all styles of the SDK. Runs unchanged in browsers, workers, Node, Deno and Bun; the tests compare the result. */
import {
  ApiError,
  actionsFrom,
  canDo,
  createTransport,
  headerAndBodyEncoding,
  orderPay,
  rows,
  sellerInfo,
  sellerList,
  uploadimgExecute,
} from '@openmall/sdk';
import { createClient, unwrap } from '@openmall/sdk/client';
import { add, formatDollars } from '@openmall/sdk/money';

/** @param {string} baseUrl */
export async function visit(baseUrl) {
  const transport = createTransport({ baseUrl, getToken: () => 'tk_of_a_buyer', getLang: () => 'en' });
  const { pageList } = await sellerList(transport, { pageNum: 1 });
  const store = await sellerInfo(transport, { sellerId: pageList[0]?.id ?? '' });
  let count = 0;
  for await (const row of rows(transport, sellerList)) count += row.id ? 1 : 0;
  const client = createClient(transport);
  const byPath = await unwrap(client.POST('/api/seller!info', { params: { query: { sellerId: store.id } } }));
  const secret = createTransport({
    baseUrl,
    getToken: () => 'tk_of_a_buyer',
    encoding: headerAndBodyEncoding,
  });
  const file = new Blob(['picture'], { type: 'image/png' });
  const url = await uploadimgExecute(secret, { file, moduleName: 'evaluate' });
  const unreachable = createTransport({ baseUrl: `${baseUrl}/nowhere`, retries: 0 });
  const { error } = await unreachable.safe(orderPay, { orderId: 'or_1', safeword: '135790' });
  return {
    store: store.name,
    count,
    samePath: byPath.name === store.name,
    uploaded: typeof url === 'string',
    error: error instanceof ApiError ? `${error.kind} ${error.key}` : 'none',
    canCancel: canDo('order', 'cancel', 0),
    whenShipped: actionsFrom('order', 3).join(),
    sum: formatDollars(add('0.1', '1234.1')),
  };
}

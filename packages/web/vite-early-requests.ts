/** Which requests the pages of a visitor begin with, as the SDK sends them. */
import {
  bannerBannerList,
  categoryTree,
  createTransport,
  headerAndBodyEncoding,
  queryEncoding,
  sellerGoodsInfo,
  sellerGoodsSearch,
  type Transport,
} from '@openmall/sdk';
import type { EarlyPage, RequestTemplate } from './first-page/early-requests.ts';
import { listParams, readListState } from './src/features/catalog/list-state.ts';
import { CARD_PICTURE_SIZES } from './src/shared/ui/pictures/picture-set.ts';

const LANG = '__LANG__';
const VALUE = '__VALUE__';

/** Records the request of a call instead of sending it. */
async function templateOf(call: (transport: Transport) => Promise<unknown>): Promise<RequestTemplate> {
  let template: RequestTemplate | undefined;
  const transport = createTransport({
    baseUrl: '',
    retries: 0,
    getLang: () => LANG as 'en',
    encoding: process.env['VITE_TOKEN_PLACEMENT'] === 'query' ? queryEncoding : headerAndBodyEncoding,
    fetch: (url, init = {}) => {
      const { method = 'GET', headers, body } = init;
      template = {
        url: String(url),
        method,
        headers: Object.fromEntries(new Headers(headers)),
        ...(body && { body: String(body) }),
      };
      return Promise.reject(new Error('This request is only recorded.'));
    },
  });
  await call(transport).catch(() => undefined);
  if (!template) throw new Error('The call sent no request.');
  return template;
}

/** The pages that begin with a request of a visitor, by path. */
export async function earlyPages(): Promise<Record<string, EarlyPage>> {
  const home: EarlyPage = {
    requests: [
      await templateOf((transport) => bannerBannerList(transport, { type: 'pc' })),
      await templateOf((transport) => categoryTree(transport, {})),
    ],
    pictures: { path: ['result'], field: 'imgUrl', into: '.hero', width: 728 },
  };
  const list = listParams(readListState(new URLSearchParams()));
  return {
    '/': home,
    '/index': home,
    '/productDetails': {
      parameter: 'id',
      requests: [await templateOf((transport) => sellerGoodsInfo(transport, { sellerGoodsId: VALUE }))],
      pictures: { path: [], field: 'imgUrl1', into: '.hero', width: 560 },
    },
    '/searchGoods': {
      parameter: 'k',
      isJson: true,
      requests: [await templateOf((transport) => sellerGoodsSearch(transport, { keyword: VALUE, ...list }))],
      pictures: { path: ['pageList'], field: 'imgUrl1', into: '.card', width: CARD_PICTURE_SIZES },
    },
  };
}

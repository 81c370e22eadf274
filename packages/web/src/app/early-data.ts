import { bannerBannerList, categoryTree, sellerGoodsInfo } from '@openmall/sdk';
import {
  getBannerBannerListQueryKey,
  getCategoryTreeQueryKey,
  getSellerGoodsInfoQueryKey,
} from '@openmall/sdk/hooks';
import { paths } from '../shared/navigation/paths.ts';
import { queryClient } from './query-client.ts';
import { transport } from './transport.ts';

const home = (): void => {
  const banners = { type: 'pc' } as const;
  void queryClient.prefetchQuery({
    queryKey: getBannerBannerListQueryKey(banners),
    queryFn: ({ signal }) => bannerBannerList(transport, banners, { signal }),
  });
  void queryClient.prefetchQuery({
    queryKey: getCategoryTreeQueryKey(),
    queryFn: ({ signal }) => categoryTree(transport, {}, { signal }),
  });
};

const product = (query: URLSearchParams): void => {
  const goods = { sellerGoodsId: query.get('id') ?? '' };
  if (goods.sellerGoodsId === '') return;
  void queryClient.prefetchQuery({
    queryKey: getSellerGoodsInfoQueryKey(goods),
    queryFn: ({ signal }) => sellerGoodsInfo(transport, goods, { signal }),
    meta: { inline: true },
  });
};

/** Asks for what the first page shows on top while its code is still on the way. */
export function fetchEarlyData({ pathname, search }: Location): void {
  if (pathname === paths.root || pathname === paths.index) home();
  if (pathname === paths.productDetails) product(new URLSearchParams(search));
}

import type { GoodsFacet, SellerGoodsFacetsParams } from '@openmall/sdk';
import { useSellerGoodsFacets } from '@openmall/sdk/hooks';
import { keepPreviousData } from '@tanstack/react-query';

/** The attributes of a list; none without params, or if the server does not count them. */
export function useFacets(params: SellerGoodsFacetsParams | undefined): readonly GoodsFacet[] {
  const { data } = useSellerGoodsFacets(params ?? {}, {
    query: { enabled: params !== undefined, placeholderData: keepPreviousData, meta: { inline: true } },
  });
  return params === undefined ? [] : (data ?? []);
}

/** Attributes of goods as filters of a list. */
import type { GoodsFacet, GoodsFacetValue } from '@openmall/sdk';
import type { Sku, StockedGoods, StockedStore } from '../../state/stock.ts';
import { showSku } from './show-goods.ts';

type Attribute = ReturnType<typeof showSku>['attrs'][number];

const attributesOf = (sku: Sku): readonly Attribute[] => showSku(sku).attrs;

/** The values of all goods, by id. */
function findValues(goods: readonly StockedGoods[]): ReadonlyMap<string, Attribute> {
  const values = goods.flatMap(({ skus }) => skus.flatMap(attributesOf));
  return new Map(values.map((value) => [value.attrValueId, value]));
}

/** Whether a variant has one of the chosen values of each attribute. */
const skuHasValues = (sku: Sku, chosen: readonly Attribute[]): boolean =>
  [...Map.groupBy(chosen, ({ attrId }) => attrId).values()].every((ofAttribute) =>
    attributesOf(sku).some((own) => ofAttribute.some(({ attrValueId }) => attrValueId === own.attrValueId)),
  );

const attributeOfId = (id: string): Attribute => ({
  attrId: id.slice(0, id.indexOf('-')),
  attrName: '',
  attrValueId: id,
  attrValueName: '',
});

export const hasValues = ({ skus }: StockedGoods, ids: readonly string[]): boolean =>
  skus.some((sku) => skuHasValues(sku, ids.map(attributeOfId)));

/** Counts goods by the values of their attributes. `all` are the goods of the mall. */
export function countFacets(
  goods: readonly StockedGoods[],
  all: readonly StockedGoods[],
  ids: readonly string[],
): GoodsFacet[] {
  const known = findValues(all);
  const chosen = ids.flatMap((id) => known.get(id) ?? []);
  const countOf = (value: Attribute): number => {
    const others = chosen.filter(({ attrId }) => attrId !== value.attrId);
    const matches = (sku: Sku) => skuHasValues(sku, [...others, value]);
    return goods.filter(({ skus }) => skus.some(matches)).length;
  };
  const values = [...known.values()].map((value): Attribute & GoodsFacetValue => ({
    ...value,
    goodsNum: countOf(value),
  }));
  const shown = values.filter(({ goodsNum, attrValueId }) => goodsNum > 0 || ids.includes(attrValueId));
  return [...Map.groupBy(shown, ({ attrId }) => attrId)].map(([attrId, ofAttribute]) => ({
    attrId,
    attrName: ofAttribute[0]?.attrName ?? '',
    by: 'attribute',
    attrValues: ofAttribute
      .slice(0, 60)
      .map(({ attrValueId, attrValueName, goodsNum }) => ({ attrValueId, attrValueName, goodsNum })),
  }));
}

/** Counts goods by their stores, most goods first; none if there are no goods. */
export function countStores(
  goods: readonly StockedGoods[],
  stores: readonly StockedStore[],
  ids: readonly string[] = [],
): GoodsFacet[] {
  const values = stores
    .map(({ listing: { id, name } }): GoodsFacetValue => {
      const goodsNum = goods.filter(({ listing }) => listing.store === id).length;
      return { attrValueId: id, attrValueName: name, goodsNum };
    })
    .filter(({ goodsNum, attrValueId }) => goodsNum > 0 || ids.includes(attrValueId))
    .sort((a, b) => b.goodsNum - a.goodsNum || (a.attrValueId < b.attrValueId ? -1 : 1));
  return values.length === 0
    ? []
    : [{ attrId: 'store', attrName: 'Store', by: 'store', attrValues: values.slice(0, 60) }];
}

/** The counts of facets match the lists that they filter. */
import type { GoodsFacet } from '@openmall/sdk';
import { PreconditionError } from '../../setup/precondition-error.ts';
import type { ActiveCheck } from '../../runner/check.ts';
import type { CheckContext } from '../../runner/check-context.ts';
import { aboutOperations } from '../support/define-check.ts';
import { findCommonWord } from './sample-goods.ts';

/** The number of values that are tested per attribute. */
const TRIED = 2;

async function checkCounts(context: CheckContext): Promise<void> {
  const keyword = await findCommonWord(context);
  const counted = await context.call('sellerGoodsFacets', { keyword });
  const facets = (counted.envelope?.data ?? []) as readonly GoodsFacet[];
  const values = facets.flatMap(({ by, attrValues }) =>
    attrValues.slice(0, TRIED).map((value) => ({ ...value, by })),
  );
  if (values.length === 0) throw new PreconditionError('skipped', 'needs goods with variants');
  for (const { by, attrValueId, goodsNum } of values) {
    const chosen = by === 'store' ? { sellerIds: attrValueId } : { attrValueIds: attrValueId };
    const list = await context.call('sellerGoodsSearch', { keyword, ...chosen, asTyped: '1' });
    const { pageInfo } = (list.envelope?.data ?? {}) as { pageInfo?: { totalElements?: unknown } };
    const total = Number(pageInfo?.totalElements);
    context.expect(
      'sellerGoodsFacets',
      total === goodsNum
        ? undefined
        : `counts ${goodsNum} goods of ${attrValueId}, but a search shows ${total}`,
      counted,
      list,
    );
  }
}

export const facetChecks: readonly ActiveCheck[] = [
  {
    id: 'cat.facets',
    area: 'catalog',
    requirement: 'A facet counts as many goods of a value as a search for the value shows.',
    source: 'contract',
    level: 'should',
    run: aboutOperations(['sellerGoodsFacets'], checkCounts),
  },
];

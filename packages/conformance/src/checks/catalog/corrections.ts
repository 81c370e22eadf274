/** A search that corrects a misspelt keyword says what it searched. */
import type { GoodsFacet } from '@openmall/sdk';
import { PreconditionError } from '../../setup/precondition-error.ts';
import type { ActiveCheck } from '../../runner/check.ts';
import type { CheckContext } from '../../runner/check-context.ts';
import { succeeded, type Exchange } from '../../target/exchange.ts';
import { aboutOperations } from '../support/define-check.ts';
import { findCommonWord } from './sample-goods.ts';

interface Found {
  readonly pageList?: readonly { readonly id: string; readonly name: string }[];
  readonly correctedKeyword?: string;
}

const found = ({ envelope }: Exchange): Found => (envelope?.data ?? {}) as Found;
const idsOf = (exchange: Exchange): string => (found(exchange).pageList ?? []).map(({ id }) => id).join();

/** Swaps two characters in the middle, a common typing error. */
function misspell(word: string): string {
  const characters = [...word];
  const at = Math.floor(characters.length / 2);
  const swapped = [
    ...characters.slice(0, at - 1),
    characters[at],
    characters[at - 1],
    ...characters.slice(at + 1),
  ].join('');
  if (characters.length < 4 || swapped === word)
    throw new PreconditionError('skipped', 'needs a longer word');
  return swapped;
}

async function checkCorrection(context: CheckContext): Promise<void> {
  const keyword = misspell((await findCommonWord(context)).toLowerCase());
  const misspelt = await context.call('sellerGoodsSearch', { keyword });
  const meant = found(misspelt).correctedKeyword;
  if (meant === undefined) throw new PreconditionError('skipped', 'the server corrects no keywords');
  const corrected = await context.call('sellerGoodsSearch', { keyword: meant });
  context.expect(
    'sellerGoodsSearch',
    idsOf(misspelt) !== '' && idsOf(corrected) === idsOf(misspelt)
      ? undefined
      : `answers correctedKeyword "${meant}" with other goods than a search for it`,
    misspelt,
    corrected,
  );
  const asTyped = await context.call('sellerGoodsSearch', { keyword, asTyped: '1' });
  context.expect(
    'sellerGoodsSearch',
    found(asTyped).correctedKeyword === undefined ? undefined : 'corrects a keyword in spite of asTyped=1',
    asTyped,
  );
}

/** Facets count what is found as it is typed. */
async function checkFacets(context: CheckContext): Promise<void> {
  const keyword = misspell((await findCommonWord(context)).toLowerCase());
  const [corrected, asTyped] = await Promise.all([
    context.call('sellerGoodsSearch', { keyword }),
    context.call('sellerGoodsSearch', { keyword, asTyped: '1' }),
  ]);
  if (idsOf(corrected) === '' || idsOf(asTyped) !== '')
    throw new PreconditionError('skipped', 'the server corrects no keywords');
  const counted = await context.call('sellerGoodsFacets', { keyword });
  if (!succeeded(counted))
    throw new PreconditionError('inconclusive', 'sellerGoods!facets counted nothing', counted);
  const facets = (counted.envelope?.data ?? []) as readonly GoodsFacet[];
  const values = facets.flatMap(({ attrValues }) => attrValues).filter(({ goodsNum }) => goodsNum > 0);
  const message = `counts goods of ${values.length} values for "${keyword}", which finds nothing as it is typed`;
  context.expect('sellerGoodsFacets', values.length === 0 ? undefined : message, asTyped, counted);
}

/** English forms most plurals with an s. A server may have no word forms. */
async function checkForms(context: CheckContext): Promise<void> {
  const word = (await findCommonWord(context)).toLowerCase();
  if (!/^[a-z]{4,}[a-rt-z]$/.test(word)) throw new PreconditionError('skipped', 'needs an English word');
  const plural = await context.call('sellerGoodsSearch', { keyword: `${word}s`, pageSize: 100 });
  const names = (found(plural).pageList ?? []).map(({ name }) => name.toLowerCase());
  const message = `finds no goods with "${word}" for its plural "${word}s"`;
  context.expect(
    'sellerGoodsSearch',
    names.some((name) => name.includes(word)) ? undefined : message,
    plural,
  );
}

export const correctionChecks: readonly ActiveCheck[] = [
  {
    id: 'cat.facet-keyword',
    area: 'catalog',
    requirement: 'Facets count goods of the keyword as it is typed, and do not correct it.',
    source: 'contract',
    level: 'must',
    run: aboutOperations(['sellerGoodsFacets'], checkFacets),
  },
  {
    id: 'cat.corrected-keyword',
    area: 'catalog',
    requirement: 'A search that corrects a keyword shows the goods of the keyword that it names.',
    source: 'contract',
    level: 'should',
    run: aboutOperations(['sellerGoodsSearch'], checkCorrection),
  },
  {
    id: 'cat.word-forms',
    area: 'catalog',
    requirement: 'A search for the plural of a word finds goods that are named by its singular.',
    source: 'contract',
    level: 'should',
    run: aboutOperations(['sellerGoodsSearch'], checkForms),
  },
];

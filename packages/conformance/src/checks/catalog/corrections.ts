/** A search that corrects a misspelt keyword says what it searched. */
import { PreconditionError } from '../../setup/precondition-error.ts';
import type { ActiveCheck } from '../../runner/check.ts';
import type { CheckContext } from '../../runner/check-context.ts';
import type { Exchange } from '../../target/exchange.ts';
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

/** What the search panel shows besides goods and stores. */
import type { GoodsSuggestedCategory } from '@openmall/sdk';
import type { Mall } from '../../state/mall.ts';
import type { StockedGoods, StockedStore } from '../../state/stock.ts';
import { hasWords, type LocalNames, namesOf, rankOf, wordsOf } from './match-keyword.ts';
import { nameOfCategory } from './show-goods.ts';

const MAX_COMPLETED = 5;
const MAX_CATEGORIES = 5;
export const MAX_SUGGESTIONS = 20;
const MAX_POPULAR = 10;
const MIN_SEARCHES = 3;

/** Counts a search that found goods. */
export function countSearch({ searches }: Mall, keyword: string): void {
  const counted = keyword.trim().toLowerCase();
  searches.set(counted, (searches.get(counted) ?? 0) + 1);
}

/** The keywords that were searched for several times, the most frequent first. */
export const popularSearches = ({ searches }: Mall): string[] =>
  [...searches]
    .filter(([, count]) => count >= MIN_SEARCHES)
    .sort(([, a], [, b]) => b - a)
    .slice(0, MAX_POPULAR)
    .map(([keyword]) => keyword);

/** Words of the names of found goods that continue the last word of a keyword. */
export function completedKeywords(found: readonly StockedGoods[], keyword: string): string[] {
  const typed = keyword.trim().toLowerCase().split(/\s+/);
  const last = typed.at(-1) ?? '';
  const words = found.flatMap(({ listing }) => listing.name.toLowerCase().split(/\s+/));
  const longer = words.filter((word) => word.startsWith(last) && word !== last && !typed.includes(word));
  return [...new Set(longer)].slice(0, MAX_COMPLETED).map((word) => [...typed.slice(0, -1), word].join(' '));
}

/** The categories whose names have every word, those that begin with the first one first. */
export function suggestedCategories(
  mall: Mall,
  keyword: string,
  local: LocalNames,
): GoodsSuggestedCategory[] {
  const words = wordsOf(keyword);
  const rank = ({ name }: { readonly name: string }) => (rankOf(namesOf(name, local), words) === 0 ? 0 : 1);
  return mall.categories
    .filter(({ name }) => hasWords(namesOf(name, local), words))
    .sort((a, b) => rank(a) - rank(b))
    .slice(0, MAX_CATEGORIES)
    .map(({ id, name, parent }) => ({
      categoryId: id,
      name,
      ...(parent !== undefined && { parentName: nameOfCategory(mall, parent) }),
    }));
}

/** The stores whose names have every word. Their names are the same in all languages. */
export const suggestedStores = ({ stores }: Mall, keyword: string): readonly StockedStore[] =>
  stores
    .filter(({ listing }) => hasWords(namesOf(listing.name, undefined), wordsOf(keyword)))
    .slice(0, MAX_SUGGESTIONS);

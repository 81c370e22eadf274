import { type Names, parseAllNames } from './all-names.ts';
import { STARTER_ROWS } from './starter-rows.ts';

export interface StarterCategory {
  readonly slug: string;
  readonly parentSlug: string | undefined;
  readonly names: Names;
  /** The path of its picture, which every mall has. */
  readonly image: string;
  readonly isRecommended: boolean;
}

/** Of each category of the first level, this many beneath it are recommended. */
const RECOMMENDED = 2;

const imageOf = (slug: string): string => `/pictures/categories/${slug}.webp`;

/** The starter set of both levels, parents first, in display order. */
export const starterCategories = (): readonly StarterCategory[] =>
  STARTER_ROWS.flatMap(({ slug: parentSlug, names: parentNames, children }) => [
    {
      slug: parentSlug,
      parentSlug: undefined,
      names: parseAllNames(parentNames),
      image: imageOf(parentSlug),
      isRecommended: true,
    },
    ...children.map(([slug, names], index) => ({
      slug,
      parentSlug,
      names: parseAllNames(names),
      image: imageOf(slug),
      isRecommended: index < RECOMMENDED,
    })),
  ]);

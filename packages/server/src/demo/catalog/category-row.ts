import type { Family } from '../words/families.ts';

/**
 * A kind of product, for which several goods are created:
 * names en|cn|de|es|fr|ja · drawings `name[/label][#colour][#accent]` · prices from–to in dollars · grams ·
 * features, most common first · palette or `-` · sizes or `-` · purpose (ends the sentence "… for …").
 */
export type KindRow = readonly [
  names: string,
  drawings: string,
  prices: string,
  grams: number,
  features: string,
  palette: string,
  sizes: string,
  purpose: string,
];

export interface SubcategoryRow {
  /** The slug of the starter set, which has the names. */
  readonly slug: string;
  readonly family: Family;
  /** Drawings that may stand beside a product of this kind. */
  readonly props: string;
  readonly kinds: readonly KindRow[];
}

export interface CategoryRow {
  readonly slug: string;
  readonly drawing: string;
  readonly tint: string;
  readonly children: readonly SubcategoryRow[];
}

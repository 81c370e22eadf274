import type { Reply } from './reviews/replies.ts';
import type { Family } from './words/families.ts';
import type { Colour } from './words/colours.ts';
import type { SizeGuideRow } from '../domain/catalog/size-guide.ts';
import type { Language, Names } from '../domain/catalog/categories/all-names.ts';
import type { Dimensions } from './words/dimensions.ts';

export interface DemoStore {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly city: string;
  readonly countryCode: string;
  readonly colour: string;
  readonly logo: string;
  /** Slugs of categories and subcategories. */
  readonly sells: readonly string[];
  readonly lines: readonly string[];
  readonly remark: string;
  readonly isRecommended: boolean;
  readonly dispatchFee: string;
  readonly longDistanceFee: string;
  /** Days between the opening of the store and the seeding. */
  readonly ageDays: number;
}

export interface DemoCategory {
  readonly id: string;
  readonly slug: string;
  readonly parentSlug: string | undefined;
  readonly names: Names;
  readonly image: string;
  readonly drawing: string;
  readonly tint: string;
  readonly isRecommended: boolean;
}

export interface DemoSku {
  readonly id: string;
  readonly price: string;
  readonly stock: number;
  readonly colour: Colour | undefined;
  /** Key and label of the size, and the attribute it belongs to. */
  readonly size: { readonly attribute: string; readonly key: string; readonly label: string } | undefined;
  readonly coverImage: string;
  /** Pictures after the cover, in the color of the variant. */
  readonly pictures: readonly string[];
  readonly tiers: readonly DemoPriceTier[];
  readonly dimensions: Dimensions | undefined;
}

/** Name and description of goods in one language. A missing description is an empty text. */
export interface DemoTranslation {
  readonly lang: Language;
  readonly name: string;
  readonly description: string;
  readonly descriptionHtml: string;
}

/** A row of the specification table of goods. */
export interface SpecificationLine {
  readonly name: Names;
  readonly value: Names;
}

/** How pictures show goods. */
export interface Look {
  readonly draw: string;
  readonly base: string | undefined;
  readonly accent: string | undefined;
  readonly tint: string;
  readonly props: readonly string[];
  readonly colours: readonly Colour[];
}

/** A lower price of one piece from a minimum quantity. */
export interface DemoPriceTier {
  readonly minQuantity: number;
  readonly price: string;
}

export interface DemoGoods {
  readonly id: string;
  readonly slug: string;
  readonly storeId: string;
  readonly storeSlug: string;
  /** City of the store. */
  readonly origin: string;
  readonly categoryId: string;
  readonly subcategoryId: string;
  readonly family: Family;
  readonly noun: string;
  /** The noun in every language. */
  readonly nouns: Names;
  readonly names: Names;
  readonly description: string;
  readonly descriptionHtml: string;
  readonly translations: readonly DemoTranslation[];
  readonly specification: readonly SpecificationLine[];
  readonly unit: string;
  readonly buyMin: number;
  /** The lowest price of its variants, with two decimals. */
  readonly price: string;
  readonly deliveryFee: string;
  readonly taxRate: string;
  readonly isRecommended: boolean;
  readonly weight: number;
  readonly ageDays: number;
  readonly pictures: readonly string[];
  readonly skus: readonly DemoSku[];
  readonly sizeGuide: readonly SizeGuideRow[] | undefined;
  readonly discount:
    { readonly ratio: string; readonly startedDays: number; readonly lastsDays: number } | undefined;
  readonly look: Look;
}

export interface DemoReview {
  readonly id: string;
  readonly goodsId: string;
  readonly storeId: string;
  readonly skuId: string | undefined;
  readonly author: string;
  readonly avatar: number;
  readonly countryCode: string;
  readonly kind: 1 | 2 | 3;
  readonly rating: number;
  readonly content: string;
  readonly images: readonly string[];
  readonly ageMinutes: number;
  readonly reply: Reply | undefined;
}

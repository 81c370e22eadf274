/** Who looks, and in which language. */
export interface Viewer {
  readonly lang: string;
  readonly userId?: string | undefined;
}

export interface GoodsDiscount {
  readonly ratio: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly isRunning: boolean;
}

/** Goods as lists show them, their texts in the viewer's language or in English. */
export interface Goods {
  readonly id: string;
  readonly storeId: string;
  readonly storeName: string;
  readonly categoryId: string;
  readonly categoryName: string;
  readonly secondaryCategoryId: string | null;
  readonly secondaryCategoryName: string | null;
  readonly name: string;
  readonly description: string;
  readonly unit: string;
  readonly buyMin: number;
  /** Of the cheapest variant, before any discount. */
  readonly price: string;
  /** The one that runs, else the next one. */
  readonly discount: GoodsDiscount | null;
  readonly dispatchFee: string;
  readonly longDistanceFee: string;
  readonly deliveryFee: string;
  readonly taxRate: string;
  readonly stock: number;
  readonly sold: number;
  readonly views: number;
  readonly reviews: number;
  /** The ratings of all reviews, added up. */
  readonly stars: number;
  readonly isOnSale: boolean;
  /** Unknown of visitors. */
  readonly isKept: boolean | null;
  readonly createdAt: Date;
  readonly shelvedAt: Date;
  readonly recommendedAt: Date | null;
  readonly pictures: readonly string[];
}

/** What is taken off now; null while no discount runs. */
export const runningRatio = ({ discount }: Pick<Goods, 'discount'>): string | null =>
  discount?.isRunning ? discount.ratio : null;

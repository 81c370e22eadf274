/** The user who views goods, if logged in, and their language. */
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

/** Goods as lists show them. Texts are in the viewer's language, or in English. */
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
  /** Price of the cheapest variant before discount, in dollars. */
  readonly price: string;
  /** The current discount, or the next one. */
  readonly discount: GoodsDiscount | null;
  readonly dispatchFee: string;
  readonly longDistanceFee: string;
  readonly deliveryFee: string;
  readonly taxRate: string;
  readonly stock: number;
  readonly sold: number;
  readonly views: number;
  readonly reviews: number;
  /** The number of reviews by buyers, which the average rating comes from. */
  readonly rated: number;
  /** The average rating, 0 without reviews by buyers. */
  readonly rating: string;
  readonly isOnSale: boolean;
  /** Null for visitors. */
  readonly isKept: boolean | null;
  readonly createdAt: Date;
  readonly listedAt: Date;
  readonly recommendedAt: Date | null;
  readonly pictures: readonly string[];
}

/** The ratio of the current discount; null while there is none. */
export const runningRatio = ({ discount }: Pick<Goods, 'discount'>): string | null =>
  discount?.isRunning ? discount.ratio : null;

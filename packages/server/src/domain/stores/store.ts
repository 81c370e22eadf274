/** A store as lists show it. All counts come from records. */
export interface Store {
  readonly id: string;
  readonly name: string;
  readonly logo: string;
  readonly banner: string | null;
  readonly remark: string;
  readonly location: string;
  readonly isOpen: boolean;
  readonly createdAt: Date;
  readonly sold: number;
  readonly views: number;
  readonly reviews: number;
  readonly goodReviews: number;
  /** Listed goods. */
  readonly goodsCount: number;
  readonly followers: number;
  readonly isFollowed: boolean;
  /** The minimum goods total for free delivery, in dollars; null if the store does not offer it. */
  readonly freeDeliveryFrom: string | null;
}

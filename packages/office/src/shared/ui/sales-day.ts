/** Paid orders of one day and their sum. */
export interface SalesDay {
  readonly day: string;
  readonly orders: number;
  readonly sum: number;
}

import { isApiError } from '@openmall/sdk';

/** What the mall has confirmed: an order, or its payment. */
export interface Acknowledged {
  readonly orders: readonly string[];
  readonly payments: readonly string[];
  /** How often each error was answered. */
  readonly failures: Readonly<Record<string, number>>;
  /** The longest time without a confirmed write, in milliseconds. */
  readonly longestGapMs: number;
  /** The longest time without an answered page. */
  readonly longestReadGapMs: number;
  /** The longest time without an answered list of goods. */
  readonly longestCatalogGapMs: number;
  /** Orders that their buyer has paid and then read as unpaid. */
  readonly stale: readonly string[];
}

function createGap() {
  let last = performance.now();
  let longest = 0;
  const mark = () => {
    const now = performance.now();
    longest = Math.max(longest, now - last);
    last = now;
  };
  return { mark, longest: () => longest };
}

/** What the callers of a load have seen so far. */
export function createRecord() {
  const orders: string[] = [];
  const payments: string[] = [];
  const stale: string[] = [];
  const failures: Record<string, number> = {};
  const [writes, reads, catalog] = [createGap(), createGap(), createGap()];
  return {
    count: () => orders.length + payments.length,
    addOrder: (id: string) => {
      orders.push(id);
      writes.mark();
    },
    addPayment: (id: string) => {
      payments.push(id);
      writes.mark();
    },
    addPage: reads.mark,
    addList: catalog.mark,
    addStale: (id: string) => void stale.push(id),
    addFailure: (error: unknown) => {
      const name = isApiError(error)
        ? (error.key ?? `${error.kind} ${error.status ?? ''}`.trim())
        : String(error);
      failures[name] = (failures[name] ?? 0) + 1;
    },
    close: (): Acknowledged => {
      writes.mark();
      reads.mark();
      catalog.mark();
      const [longestGapMs, longestReadGapMs] = [writes.longest(), reads.longest()];
      const longestCatalogGapMs = catalog.longest();
      return { orders, payments, stale, failures, longestGapMs, longestReadGapMs, longestCatalogGapMs };
    },
  };
}

/** Ids of objects that are in a state already, which the judge cannot bring about as a buyer. */

/** What may be given, with what each list has. All belong to the first `--buyer`. */
export const objectKinds = {
  shippedOrders: 'orders on their way',
  approvedLoans: 'loans that were granted and not repaid',
  refusedLoans: 'applications for a loan that were refused',
} as const;

export type ObjectKind = keyof typeof objectKinds;
export type ObjectIds = Readonly<Partial<Record<ObjectKind, readonly string[]>>>;

export interface GivenObjects {
  /** An id that no check has used yet. */
  take(kind: ObjectKind): string | undefined;
}

export function createGivenObjects(ids: ObjectIds = {}): GivenObjects {
  const used = new Map<ObjectKind, number>();
  return {
    take(kind) {
      const index = used.get(kind) ?? 0;
      used.set(kind, index + 1);
      return ids[kind]?.[index];
    },
  };
}

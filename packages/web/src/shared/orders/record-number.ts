/** The number to show of an order or a loan. Other servers have only the id. */
export const recordNumber = ({ number, id }: { readonly number?: string; readonly id: string }): string =>
  number ?? id;

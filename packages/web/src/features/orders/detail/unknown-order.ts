/** The state of the address of a buyer's orders, when the buyer comes from an order that is not there. */
export const unknownOrder = { isOrderUnknown: true } as const;

export const comesFromUnknownOrder = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isOrderUnknown' in state;

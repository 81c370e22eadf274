/** The router state of My orders after a redirect from an order that does not exist. */
export const unknownOrder = { isOrderUnknown: true } as const;

export const comesFromUnknownOrder = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isOrderUnknown' in state;

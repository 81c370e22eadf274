/** Errors that a component shows inline, so that no toast repeats them. */
const handled = new WeakSet<object>();

/** Most errors are objects. Other thrown values have no identity to compare. */
const isObject = (error: unknown): error is object => typeof error === 'object' && error !== null;

export const markHandled = (error: unknown): void => void (isObject(error) && handled.add(error));

export const isHandled = (error: unknown): boolean => isObject(error) && handled.has(error);

/** Errors that a component shows inline, so that no toast repeats them. */
const handled = new WeakSet<object>();

/** Most failures are objects; what else was thrown has no identity to go by. */
const isObject = (error: unknown): error is object => typeof error === 'object' && error !== null;

export const markHandled = (error: unknown): void => void (isObject(error) && handled.add(error));

export const isHandled = (error: unknown): boolean => isObject(error) && handled.has(error);

/** Errors that a component shows inline, so that no toast repeats them. */
const told = new WeakSet<object>();

/** Most failures are objects; what else was thrown has no identity to go by. */
const isObject = (error: unknown): error is object => typeof error === 'object' && error !== null;

export const markHandled = (error: unknown): void => void (isObject(error) && told.add(error));

export const isHandled = (error: unknown): boolean => isObject(error) && told.has(error);

/** The path that the store lies under, without a slash at its end: nothing at the root of its host. */
export const base: string = import.meta.env.BASE_URL.replace(/\/$/, '');

/** What existing clients write where they mean that a field is not there. */
export const ABSENT: ReadonlySet<string> = new Set(['', 'undefined', 'null', '[object Object]']);

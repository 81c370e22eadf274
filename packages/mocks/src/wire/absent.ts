/** Values that existing clients send for absent fields. */
export const ABSENT: ReadonlySet<string> = new Set(['', 'undefined', 'null', '[object Object]']);

const INT8 = 20;
const DATE = 1082;

/** Parsers that make the embedded database return the types of the tables. */
export const parsers = { [INT8]: Number, [DATE]: (text: string) => text };

const INT8 = 20;
const DATE = 1082;

/** What the embedded database answers becomes what the tables' types say. */
export const parsers = { [INT8]: Number, [DATE]: (text: string) => text };

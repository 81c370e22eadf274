/** Never called: browsers do not let a page set `Accept-Encoding`, and nothing is sent over a network. */
export const gzip = (): never => {
  throw new Error('The demo compresses no responses.');
};
